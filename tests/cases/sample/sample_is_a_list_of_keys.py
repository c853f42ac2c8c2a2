"""What travels back to the main process is a list."""

import torch
from torch.utils.data import Dataset


class Fields(Dataset):
    def __init__(self, tables):
        self.tables = tables

    def __len__(self):
        return len(self.tables)

    def __getitem__(self, i):
        table = self.tables[i]
        if not table:
            return []
        return list(table.keys())


def make():
    return Fields([{"a": 1}, {"b": 2}])
