"""A module-level function travels by name, whatever its defaults are."""

from torch.utils.data import Dataset


def apply(v, function=lambda v: v):
    return function(v)


class Applied(Dataset):
    def __init__(self):
        self.apply = apply

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Applied()
