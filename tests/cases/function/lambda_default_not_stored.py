import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self, rows=(1, 2), parse=lambda v: int(v)):
        self.rows = [parse(r) for r in rows]

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case()
