"""Numpy makes an array without dimensions that holds the view."""

import numpy as np
from torch.utils.data import Dataset


class Labelled(Dataset):
    def __init__(self, table):
        self.names = np.array(table.keys())  # BAD PV001 self.names

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
