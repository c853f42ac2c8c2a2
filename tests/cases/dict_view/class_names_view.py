import torch
from torch.utils.data import Dataset


class Labelled(Dataset):
    def __init__(self, table):
        self.table = table
        self.class_names = self.table.keys()  # BAD PV001 self.class_names

    def __len__(self):
        return len(self.table)

    def __getitem__(self, i):
        return torch.tensor(sorted(self.table.values())[i])


def make():
    return Labelled({"cat": 0, "dog": 1})
