"""Whether a tensor carries history is a run-time property."""

import torch
from torch import nn
from torch.utils.data import Dataset


class Encoded(Dataset):
    def __init__(self, rows):
        net = nn.Linear(2, 3)
        self.features = net(rows)  # BAD PV010 self.features

    def __len__(self):
        return len(self.features)

    def __getitem__(self, i):
        return self.features[i]


def make():
    return Encoded(torch.ones(2, 2))
