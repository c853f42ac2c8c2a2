import numpy as np
from torch.utils.data import Dataset


def halve(v):
    return v / 2


class Halved(Dataset):
    def __init__(self):
        self.half = np.vectorize(halve)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Halved()
