import functools

from torch.utils.data import Dataset


class Labelled(Dataset):
    def __init__(self, table):
        self.table = table
        self.count = len(self.names)  # BAD PV001 self.names

    @functools.cached_property
    def names(self):
        return self.table.keys()  # ORIGIN

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
