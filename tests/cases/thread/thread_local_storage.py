import threading

import torch
from torch.utils.data import Dataset


class PerThread(Dataset):
    def __init__(self, n):
        self.n = n
        self.local = threading.local()  # BAD PV004 self.local

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        self.local.last = i
        return torch.tensor(i)


def make():
    return PerThread(2)
