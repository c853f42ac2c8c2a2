import weakref

import torch
from torch.utils.data import Dataset


class Whole(Dataset):
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        return torch.tensor(i)


WHOLE = Whole(4)


class Half(Dataset):
    def __init__(self, parent: Whole):
        self.parent = weakref.ref(parent)  # BAD PV009 self.parent

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return self.parent()[i]


def make():
    return Half(WHOLE)
