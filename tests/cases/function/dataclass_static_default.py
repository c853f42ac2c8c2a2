"""`@dataclass` reads the default off the class, so the instance gets the function itself."""

import dataclasses
from collections.abc import Callable

from torch.utils.data import Dataset


def shifted(x):
    return x + 1


@dataclasses.dataclass
class Shifted(Dataset):
    shift: Callable = staticmethod(shifted)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Shifted()
