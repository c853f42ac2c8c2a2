import re

from torch.utils.data import Dataset


class Bound(Dataset):
    def __init__(self):
        self.pattern = re.compile("a+")
        self.match = self.pattern.match

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Bound()
