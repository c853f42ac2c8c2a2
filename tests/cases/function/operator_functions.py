import math
import operator

from torch.utils.data import Dataset


class Picked(Dataset):
    def __init__(self):
        self.first = operator.itemgetter(0)
        self.name = operator.attrgetter("name")
        self.upper = operator.methodcaller("upper")
        self.add = operator.add
        self.root = math.sqrt
        self.get = {"a": 1}.get

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Picked()
