import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self, table, names=None):
        self.names = names or list(table)
        self.scale = 1.0 if names else 2.0

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case({'a': 1})
