"""Class attributes are not in the instance state."""

import torch
from torch.utils.data import Dataset


class Case(Dataset):
    scale = staticmethod(lambda x: x * 2)
    KEY = lambda self, r: r

    def __init__(self):
        self.n = 2

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        return torch.tensor(self.scale(i))


def make():
    return Case()
