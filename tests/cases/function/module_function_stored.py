import math

import torch
from torch.utils.data import Dataset


def double(x):
    return x * 2


class Case(Dataset):
    def __init__(self, fn=double):
        self.fn = fn
        self.sub = math.sqrt

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case()
