import collections

from torch.utils.data import Dataset


class Labelled(Dataset):
    def __init__(self, table):
        groups = collections.defaultdict(list)
        for name, label in table.items():
            groups[label].append(name)
        self.groups = groups.values()  # BAD PV001 self.groups

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
