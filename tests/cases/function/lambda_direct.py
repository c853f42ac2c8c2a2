import torch
from torch.utils.data import Dataset


class Scaled(Dataset):
    def __init__(self, values, factor):
        self.values = values
        self.scale = lambda v: v * factor  # BAD PV003 self.scale

    def __len__(self):
        return len(self.values)

    def __getitem__(self, i):
        return torch.tensor(self.scale(self.values[i]))


def make():
    return Scaled([1.0, 2.0], 3.0)
