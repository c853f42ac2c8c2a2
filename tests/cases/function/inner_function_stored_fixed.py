import torch
from torch.utils.data import Dataset


class Normed(Dataset):
    def __init__(self, mean, std):
        self.mean = mean
        self.std = std

    def norm(self, x):
        return (x - self.mean) / self.std

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return self.norm(torch.tensor(float(i)))


def make():
    return Normed(0.5, 2.0)
