import torch
from torch.utils.data import Dataset, TensorDataset


class Renamed(Dataset):
    def __init__(self, inner):
        self.inner = inner

    def __getattr__(self, name):
        if name == "inner":
            raise AttributeError(name)
        return getattr(self.inner, name)

    def __len__(self):
        return len(self.inner)

    def __getitem__(self, i):
        return self.inner[i][0]


def make():
    return Renamed(TensorDataset(torch.zeros(2, 1)))
