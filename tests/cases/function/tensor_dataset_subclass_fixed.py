import torch
from torch.utils.data import TensorDataset


class Case(TensorDataset):
    def __init__(self, xs, amount):
        super().__init__(xs)
        self.amount = amount

    def __getitem__(self, i):
        return super().__getitem__(i)[0] + self.amount


def make():
    return Case(torch.zeros(2, 1), 0.5)
