import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self):
        d = {'b': 1, 'c': 5}
        self.top = max(d.values())
        self.count = len(d.keys())
        self.text = ','.join(d.keys())
        self.t = torch.tensor(list(d.values()))

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case()
