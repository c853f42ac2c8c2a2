"""A lambda bound to a module name still fails: its __qualname__ is '<lambda>'."""

import torch
from torch.utils.data import Dataset

identity = lambda v: v  # ORIGIN


class Simple(Dataset):
    def __init__(self, meta, target_fn=identity):  # CALL
        self.meta = meta
        self.target_fn = target_fn  # BAD PV003 self.target_fn

    def __len__(self):
        return len(self.meta)

    def __getitem__(self, i):
        return torch.tensor(self.target_fn(self.meta[i]))


def make():
    return Simple([4, 5])
