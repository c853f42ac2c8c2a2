import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self):
        d = {'b': 1}
        self.names = set(d.keys())
        self.frozen = frozenset(d)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case()
