import torch
from torch.utils.data import Dataset


class Lazy(Dataset):
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        import numpy as np

        return torch.from_numpy(np.arange(i + 1))


def make():
    return Lazy(2)
