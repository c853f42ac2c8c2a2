import collections

from torch.utils.data import Dataset


def tally(words):
    counts = collections.defaultdict(lambda: 0)  # ORIGIN
    for word in words:
        counts[word] += 1
    return counts


class Counted(Dataset):
    def __init__(self):
        self.counts = tally(["a", "b"])  # BAD PV003 self.counts

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Counted()
