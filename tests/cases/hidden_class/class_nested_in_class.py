"""A class nested in a class pickles by qualified name."""

import torch
from torch.utils.data import Dataset


class Case(Dataset):
    class Item:
        def __init__(self, v):
            self.v = v

    def __init__(self):
        self.items = [self.Item(1), Case.Item(2)]

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case()
