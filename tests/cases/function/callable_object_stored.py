import torch
from torch.utils.data import Dataset


class Scale:
    def __init__(self, k):
        self.k = k

    def __call__(self, x):
        return x * self.k


class Case(Dataset):
    def __init__(self):
        self.fn = Scale(2)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case()
