import threading as th

import torch
from torch.utils.data import Dataset


class Shared(Dataset):
    def __init__(self):
        mutex = th.RLock()
        self.mutex = mutex  # BAD PV004 self.mutex

    def __len__(self):
        return 1

    def __getitem__(self, i):
        with self.mutex:
            return torch.tensor(i)


def make():
    return Shared()
