import torch
from torch.utils.data import IterableDataset


class Files(IterableDataset):
    def __init__(self, root, names):
        self.paths = [root + "/" + n for n in names]

    def __iter__(self):
        for p in self.paths:
            yield torch.tensor(len(p))


def make():
    return Files("r", ["a", "bb"])
