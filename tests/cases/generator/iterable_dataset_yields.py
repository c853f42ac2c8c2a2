import torch
from torch.utils.data import IterableDataset


class Case(IterableDataset):
    def __init__(self, n):
        super().__init__()
        self.n = n

    def __iter__(self):
        for i in range(self.n):
            yield torch.tensor(i)

    def stream(self):
        return (i for i in range(self.n))


def make():
    return Case(2)
