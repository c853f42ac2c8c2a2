"""It dumps; the worker asks the empty instance for __setstate__, whose lookup of inner never ends."""

import torch
from torch.utils.data import Dataset, TensorDataset


class Renamed(Dataset):
    def __init__(self, inner):
        self.inner = inner

    def __getattr__(self, name):  # BAD PV011 __getattr__
        return getattr(self.inner, name)  # ORIGIN

    def __len__(self):
        return len(self.inner)

    def __getitem__(self, i):
        return self.inner[i][0]


def make():
    return Renamed(TensorDataset(torch.zeros(2, 1)))
