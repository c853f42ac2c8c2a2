import math

import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self):
        self.root = math.sqrt(4)
        self.name = math.__name__
        self.fn = math.sqrt

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case()
