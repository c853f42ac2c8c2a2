import collections

from torch.utils.data import Dataset


Row = collections.namedtuple("Row", "x y")


class Rows(Dataset):
    def __init__(self):
        self.row = Row(1, 2)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Rows()
