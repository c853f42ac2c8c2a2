import torch
from torch.utils.data import Dataset


class Targets(Dataset):
    def __init__(self, table):
        self.table = table
        setattr(self, "targets", table.values())  # BAD PV001 self.targets

    def __len__(self):
        return len(self.table)

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Targets({"p": 1, "q": 0})
