import torch
from torch.utils.data import Dataset


class Lazy(Dataset):
    def __init__(self, n):
        import numpy as np

        self.np = np  # BAD PV006 self.np
        self.n = n

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        return torch.from_numpy(self.np.arange(i + 1))


def make():
    return Lazy(2)
