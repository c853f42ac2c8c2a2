import threading as th

import torch
from torch.utils.data import Dataset

_mutex = th.RLock()


class Shared(Dataset):
    def __len__(self):
        return 1

    def __getitem__(self, i):
        with _mutex:
            return torch.tensor(i)


def make():
    return Shared()
