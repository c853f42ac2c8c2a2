import collections

from torch.utils.data import Dataset


class Counted(Dataset):
    def __init__(self):
        self.counts = collections.defaultdict(lambda: collections.defaultdict(int))  # BAD PV003 self.counts

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Counted()
