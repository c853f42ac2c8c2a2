import torch
from torch.utils.data import IterableDataset

from tracked import Tracked


def count(n):
    for i in range(n):
        yield i


class Stream(IterableDataset):
    def __init__(self, n):
        super().__init__()
        self.source = Tracked(count, n)  # BAD PV002 self.source.it

    def __iter__(self):
        for x in self.source:
            yield torch.tensor(x)
