import functools

from torch.utils.data import Dataset


class Labelled(Dataset):
    def __init__(self, table):
        self.table = table

    @functools.cached_property
    def names(self):
        return self.table.keys()

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return list(self.names)[i]


def make():
    return Labelled({"cat": 0, "dog": 1})
