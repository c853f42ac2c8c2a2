import dataclasses
import typing

from torch.utils.data import Dataset


@dataclasses.dataclass
class Config:
    table: dict
    names: typing.Any = None

    def __post_init__(self):
        self.names = self.table.keys()  # ORIGIN


class Labelled(Dataset):
    def __init__(self, table):
        self.cfg = Config(table)  # BAD PV001 self.cfg.names

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
