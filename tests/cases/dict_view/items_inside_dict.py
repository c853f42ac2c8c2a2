import torch
from torch.utils.data import Dataset


class Pairs(Dataset):
    def __init__(self, n):
        lookup = {k: k * k for k in range(n)}
        self.meta = {"size": n, "pairs": lookup.items()}  # BAD PV001 self.meta['pairs']

    def __len__(self):
        return self.meta["size"]

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Pairs(3)
