"""Set operators on a keys view give a plain set."""

import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self):
        d = {'b': 1, 'skip': 2}
        self.names = d.keys() - {'skip'}
        self.both = d.keys() & {'b'}

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case()
