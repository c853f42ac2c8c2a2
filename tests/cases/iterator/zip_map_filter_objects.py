"""Builtin zip/map/filter/enumerate/reversed objects have __reduce__ and pickle."""

import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self):
        self.z = zip([1], [2])
        self.m = map(int, ['1'])
        self.f = filter(None, [0, 1])
        self.e = enumerate([1])
        self.r = reversed([1])

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case()
