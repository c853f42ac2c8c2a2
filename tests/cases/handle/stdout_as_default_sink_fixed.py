import sys

import torch
from torch.utils.data import Dataset


class Chatty(Dataset):
    def __init__(self, n):
        self.n = n

    @property
    def out(self):
        return sys.stdout

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Chatty(2)
