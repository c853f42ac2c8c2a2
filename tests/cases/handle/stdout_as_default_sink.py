import sys

import torch
from torch.utils.data import Dataset


class Chatty(Dataset):
    def __init__(self, n, out=sys.stdout):  # CALL
        self.n = n
        self.out = out  # BAD PV005 self.out

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Chatty(2)
