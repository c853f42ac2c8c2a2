import itertools

from torch.utils.data import Dataset


class Rows(Dataset):
    def __init__(self):
        self.pairs = itertools.pairwise([1, 2, 3])  # BAD PV008 self.pairs

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Rows()
