import torch
from torch import nn
from torch.utils.data import Dataset


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.Sequential(nn.Flatten(), nn.Linear(2, 2))

    def forward(self, x):
        return self.layers(x).mean()  # ORIGIN


class Encoded(Dataset):
    def __init__(self):
        self.feature = Encoder()(torch.ones(1, 2))  # BAD PV010 self.feature

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Encoded()
