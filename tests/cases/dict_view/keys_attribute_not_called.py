import torch
from torch.utils.data import Dataset


class Cfg:
    keys = ('a', 'b')


class Case(Dataset):
    def __init__(self, cfg):
        self.keys = cfg.keys

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case(Cfg)
