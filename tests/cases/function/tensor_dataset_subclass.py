import torch
from torch.utils.data import TensorDataset


class Case(TensorDataset):
    def __init__(self, xs, amount):
        super().__init__(xs)
        self.jitter = lambda t: t + amount  # BAD PV003 self.jitter

    def __getitem__(self, i):
        return self.jitter(super().__getitem__(i)[0])


def make():
    return Case(torch.zeros(2, 1), 0.5)
