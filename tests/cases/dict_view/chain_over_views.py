"""Before Python 3.14 a chain travels as what it holds."""

import itertools

from torch.utils.data import Dataset


class Labelled(Dataset):
    def __init__(self, table):
        self.names = itertools.chain(table.keys(), ["other"])  # BAD PV001 self.names

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0})
