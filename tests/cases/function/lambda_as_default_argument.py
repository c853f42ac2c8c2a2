import torch
from torch.utils.data import Dataset


class Tracks(Dataset):
    def __init__(self, n, augment=lambda audio: audio):  # ORIGIN
        self.n = n
        self.augment = augment  # BAD PV003 self.augment

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        return self.augment(torch.zeros(4) + i)


def make():
    return Tracks(2)
