import threading

import torch
from torch.utils.data import Dataset


class Case(Dataset[torch.Tensor]):
    def __init__(self):
        self.lock = threading.Lock()  # BAD PV004 self.lock

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case()
