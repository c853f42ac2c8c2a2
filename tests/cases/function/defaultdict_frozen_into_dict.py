import collections

from torch.utils.data import Dataset


class Scaled(Dataset):
    def __init__(self, factor):
        counts = collections.defaultdict(lambda: factor)
        counts["a"] += 1
        self.counts = dict(counts)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Scaled(2)
