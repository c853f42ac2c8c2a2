import torch
from torch.utils.data import Dataset


def unchanged(audio):
    return audio


class Tracks(Dataset):
    def __init__(self, n, augment=unchanged):
        self.n = n
        self.augment = augment

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        return self.augment(torch.zeros(4) + i)


def make():
    return Tracks(2)
