"""The base's name promises a dataset, and the class gives samples."""

import sys
import types

from torch.utils.data import Dataset

sys.modules["no_such_library"] = types.ModuleType("no_such_library")
sys.modules["no_such_library"].WrapperDataset = Dataset

from no_such_library import WrapperDataset  # noqa: E402


class Rows(WrapperDataset):
    def __init__(self, rows):
        self.rows = rows
        self.keep = lambda row: row > 0  # BAD PV003 self.keep

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, i):
        return self.rows[i]


def make():
    return Rows([1, 2])
