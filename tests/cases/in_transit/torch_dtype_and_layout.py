"""Torch.memory_format was unpicklable on old torch."""

import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self):
        self.dtype = torch.float32
        self.device = torch.device('cpu')
        self.fmt = torch.channels_last
        self.size = torch.Size([2])
        self.lin = torch.nn.Linear(1, 1)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case()
