import torch
from torch.utils.data import Dataset


def identity(v):
    return v


class Simple(Dataset):
    def __init__(self, meta, target_fn=identity):
        self.meta = meta
        self.target_fn = target_fn

    def __len__(self):
        return len(self.meta)

    def __getitem__(self, i):
        return torch.tensor(self.target_fn(self.meta[i]))


def make():
    return Simple([4, 5])
