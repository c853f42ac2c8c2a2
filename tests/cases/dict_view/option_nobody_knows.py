"""The reader's own default says which branch is usual where nobody knows what the option is."""

from torch.utils.data import Dataset


class Reader:
    def __init__(self, table, lazy=False):
        self.names = table.keys() if lazy else list(table)


class Labelled(Dataset):
    def __init__(self, table, options):
        self.reader = Reader(table, lazy=options.get("lazy"))

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0}, {"lazy": False})
