import collections
import functools

from torch.utils.data import Dataset


class Counted(Dataset):
    def __init__(self):
        self.lists = collections.defaultdict(list)
        self.nested = collections.defaultdict(functools.partial(collections.defaultdict, int))

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Counted()
