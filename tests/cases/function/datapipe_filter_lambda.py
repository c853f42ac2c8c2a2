"""DataPipes fall back to dill where it is installed; without it the lambda fails."""

import torch
from torch.utils.data import IterDataPipe
from torch.utils.data.datapipes.iter import IterableWrapper


class Doubled(IterDataPipe):
    def __init__(self, source):
        self.source = source

    def __iter__(self):
        for v in self.source:
            yield torch.tensor(v * 2)


def make():
    return Doubled(IterableWrapper([0, 1, 2]).filter(lambda v: v > 0))  # BAD PV003 self.source.filter_fn
