import functools

import torch
from torch.utils.data import Dataset


def scale(x, factor):
    return x * factor


class Case(Dataset):
    def __init__(self):
        self.fn = functools.partial(scale, factor=3)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case()
