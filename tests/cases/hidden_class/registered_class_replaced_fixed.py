import torch
from torch.utils.data import Dataset


def timed(cls):
    inner = cls.__getitem__

    def getitem(self, i):
        return inner(self, i)

    cls.__getitem__ = getitem
    return cls


@timed
class Reader(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Reader()
