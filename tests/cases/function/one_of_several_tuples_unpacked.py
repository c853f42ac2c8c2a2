"""A function that gives nothing on one path: of the tuple, each name gets its own element."""

from torch.utils.data import Dataset

KNOWN = {}


def registry(name):
    if name in KNOWN:
        return
    table = KNOWN[name] = {}

    def build(key):
        return table.get(key)

    def register(cls):
        table[cls.__name__] = cls
        return cls

    return build, register, sorted(table)


class Rows(Dataset):
    def __init__(self, name):
        self.build, self.register, self.names = registry(name)
        del self.build, self.register

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Rows("rows")
