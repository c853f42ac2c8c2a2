import tempfile

import torch
from torch.utils.data import Dataset


class Scratch(Dataset):
    def __init__(self, n):
        self.n = n
        self.scratch = tempfile.NamedTemporaryFile()  # BAD PV005 self.scratch

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Scratch(2)
