import dataclasses

import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self, names):
        self.row = dict(zip(names, range(len(names))))

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case(['x', 'y'])
