import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self, rows):
        self.rows = rows
        self._format = None

    def set_transform(self, fn):
        self._format = fn  # BAD

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, i):
        return self._format(self.rows[i])


def make():
    ds = Case([1, 2])
    scale = 3

    def pre_process(row):
        return torch.tensor(row) * scale

    ds.set_transform(pre_process)  # CALL PV003 self._format
    return ds
