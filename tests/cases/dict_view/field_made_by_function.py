"""What the function returns is a description of the field, and its factory makes the value."""

import dataclasses

from torch.utils.data import Dataset


def keys_of(**table):  # ORIGIN
    return dataclasses.field(default_factory=lambda: table.keys())  # ORIGIN


@dataclasses.dataclass
class Labelled(Dataset):
    names: object = keys_of(cat=0)  # BAD PV001 self.names

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled()
