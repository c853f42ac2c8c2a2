"""The decorator returns a class local to it."""

import torch
from torch.utils.data import Dataset


def timed(cls):
    class Wrapped(cls):  # ORIGIN
        def __getitem__(self, i):
            return super().__getitem__(i)

    Wrapped.__name__ = cls.__name__
    return Wrapped  # ORIGIN


@timed  # CALL
class Reader(Dataset):  # BAD PV007 Reader
    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Reader()
