"""A partial of a partial is one partial of the function."""

import functools

from torch.utils.data import Dataset


def applied(f, x):
    return f(x)


class Converted(Dataset):
    def __init__(self):
        inner = functools.partial(applied, lambda x: x)  # ORIGIN
        self.convert = functools.partial(inner, 2)  # BAD PV003 self.convert.args[0]

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Converted()
