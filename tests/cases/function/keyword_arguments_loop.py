"""Attribute names and values only exist at the call site."""

import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self, **options):
        for name, value in options.items():
            setattr(self, name, value)  # BAD

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case(size=2, parse=lambda s: int(s))  # CALL PV003 self.parse
