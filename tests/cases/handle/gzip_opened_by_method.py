import gzip
import os
import tempfile

import torch
from torch.utils.data import Dataset


class Lines(Dataset):
    def __init__(self, path):
        self.path = path
        self.stream = None
        self.n = 0

    def open(self):
        self.stream = gzip.open(self.path, "rb")  # BAD PV005 self.stream
        self.n = sum(1 for _ in self.stream)

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        self.stream.seek(0)
        return torch.tensor(len(self.stream.readlines()[i]))


def make():
    p = os.path.join(tempfile.mkdtemp(), "x.gz")
    with gzip.open(p, "wb") as f:
        f.write(b"a\nbb\n")
    ds = Lines(p)
    ds.open()  # CALL
    return ds
