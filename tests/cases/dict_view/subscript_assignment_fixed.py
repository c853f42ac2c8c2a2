import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self, table):
        self.meta = {}
        self.meta["count"] = len(table)
        self.meta["names"] = list(table)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case({'a': 1})
