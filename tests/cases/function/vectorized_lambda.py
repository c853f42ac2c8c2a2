import numpy as np
from torch.utils.data import Dataset


class Scaled(Dataset):
    def __init__(self, factor):
        self.scale = np.vectorize(lambda v: v * factor)  # BAD PV003 self.scale

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Scaled(2)
