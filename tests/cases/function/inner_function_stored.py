import torch
from torch.utils.data import Dataset


class Normed(Dataset):
    def __init__(self, mean, std):
        def norm(x):
            return (x - mean) / std

        self.norm = norm  # BAD PV003 self.norm

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return self.norm(torch.tensor(float(i)))


def make():
    return Normed(0.5, 2.0)
