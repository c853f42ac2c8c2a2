"""What a property that returns an attribute is compared with, the attribute is compared with."""

import json

from torch.utils.data import Dataset


class Shared:
    def __init__(self, rows):
        self.rows = rows
        self._codec = None

    @property
    def codec(self):
        if self._codec is None and len(self.rows) > 9:
            self._codec = json
        return self._codec

    def __getstate__(self):
        if self.codec is None:
            return self.__dict__
        state = self.__dict__.copy()
        state["_codec"] = None
        return state


class Rows(Dataset):
    def __init__(self, rows):
        self.rows = Shared(rows)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Rows(list(range(10)))
