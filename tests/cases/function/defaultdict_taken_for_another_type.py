from collections import OrderedDict, defaultdict

from torch.utils.data import Dataset


class Counted(Dataset):
    def __init__(self, names):
        counts = defaultdict(lambda: 0)
        for name in names:
            counts[name] += 1
        if isinstance(counts, OrderedDict):
            counts = dict(counts)
        self.counts = counts  # BAD PV003 self.counts

    def __len__(self):
        return len(self.counts)

    def __getitem__(self, i):
        return list(self.counts)[i]


def make():
    return Counted(["a", "b"])
