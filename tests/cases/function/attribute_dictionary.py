"""A dictionary whose attributes are its items."""

from torch.utils.data import Dataset


class Options(dict):
    def __getattr__(self, name):
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name, value):
        self[name] = value


class Converted(Dataset):
    def __init__(self):
        self.options = Options()
        self.options.names = ["a"]
        self.options.convert = lambda x: x  # BAD PV003 self.options['convert']

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Converted()
