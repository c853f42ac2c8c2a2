import collections

from torch.utils.data import Dataset


class Rows(Dataset):
    def __init__(self):
        Row = collections.namedtuple("Row", "x y")
        self.rows = [Row(1, 2)]  # BAD PV007 self.rows[0]

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Rows()
