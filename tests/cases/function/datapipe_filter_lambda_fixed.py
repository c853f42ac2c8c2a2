import torch
from torch.utils.data import IterDataPipe
from torch.utils.data.datapipes.iter import IterableWrapper


class Doubled(IterDataPipe):
    def __init__(self, source):
        self.source = source

    def __iter__(self):
        for v in self.source:
            yield torch.tensor(v * 2)


def is_positive(v):
    return v > 0


def make():
    return Doubled(IterableWrapper([0, 1, 2]).filter(is_positive))
