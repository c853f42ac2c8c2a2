"""A method of a base that is no dataset itself, called on the dataset."""

from torch.utils.data import Dataset


class Jitter:
    def with_jitter(self, strength):
        self.jitter = lambda x: x + strength  # BAD PV003 self.jitter
        return self


class Rows(Jitter, Dataset):
    def __init__(self, rows):
        self.rows = rows

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, i):
        return self.rows[i]


def make():
    return Rows([1, 2]).with_jitter(0.1)
