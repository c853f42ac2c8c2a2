"""Outside a dataclass nobody reads the description: it is stored as it is."""

import dataclasses

from torch.utils.data import Dataset


def names_of(*names):
    return dataclasses.field(default_factory=list)  # ORIGIN


class Labelled(Dataset):
    def __init__(self):
        self.names = names_of("cat")  # BAD PV009 self.names

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled()
