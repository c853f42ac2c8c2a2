import functools

import torch
from torch.utils.data import Dataset


class Warped(Dataset):
    def __init__(self, n):
        self.n = n

    @functools.lru_cache(maxsize=8)
    def load(self, i):
        return torch.tensor(i)

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        return self.load(i)


def make():
    return Warped(2)
