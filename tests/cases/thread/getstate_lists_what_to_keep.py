import threading

import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self):
        self.n = 2
        self.lock = threading.Lock()

    def __getstate__(self):
        return {'n': self.n}

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case()
