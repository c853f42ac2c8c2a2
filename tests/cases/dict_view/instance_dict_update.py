import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self, table):
        self.__dict__.update(table=table, names=table.keys())  # BAD PV001 self.names

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case({'a': 1})
