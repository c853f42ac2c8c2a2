import collections

from torch.utils.data import Dataset


Meta = collections.namedtuple("Meta", "count names")


class Labelled(Dataset):
    def __init__(self, table):
        self.meta = Meta(len(table), table.keys())  # BAD PV001 self.meta.names

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
