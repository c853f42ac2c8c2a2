"""Reading a class-level lambda off self makes a bound method, which pickles by the name '<lambda>'."""

import torch
from torch.utils.data import Dataset


class Bound(Dataset):
    POST = lambda self, x: x + 1

    def __init__(self, n):
        self.n = n
        self.post = self.POST  # BAD PV010 self.post

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        return torch.tensor(self.post(i))


def make():
    return Bound(2)
