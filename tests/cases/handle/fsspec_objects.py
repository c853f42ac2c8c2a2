"""Even an opened fsspec local file reopens itself on unpickling."""

import os
import tempfile

import fsspec

import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self, path):
        self.fs = fsspec.filesystem('file')
        self.of = fsspec.open(path)
        self.f = fsspec.open(path, 'rb').open()

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    p = os.path.join(tempfile.mkdtemp(), 'a')
    with open(p, 'w') as f:
        f.write('x')
    return Case(p)
