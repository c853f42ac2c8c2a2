"""A tensor that needs gradients travels, what is computed from it does not."""

import torch
from torch.utils.data import Dataset


class Weighted(Dataset):
    def __init__(self):
        self.weight = torch.ones(3, requires_grad=True)
        self.doubled = self.weight * 2  # BAD PV010 self.doubled
        self.plain = (self.weight * 2).detach()

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Weighted()
