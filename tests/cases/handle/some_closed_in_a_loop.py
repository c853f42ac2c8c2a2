"""A loop that leaves some open, and one that stops."""

import os
import tempfile

import h5py
from torch.utils.data import Dataset


class Reader:
    def __init__(self, path):
        self.path = path
        self.file = h5py.File(path, "r")

    def close(self):
        if self.file is not None:
            self.file.close()
            self.file = None


class Rows(Dataset):
    def __init__(self, paths):
        self.first = [Reader(path) for path in paths]  # BAD PV005 self.first[*].file
        for index, reader in enumerate(self.first):
            if index > 0:
                reader.close()
        self.second = [Reader(path) for path in paths]  # BAD PV005 self.second[*].file
        for reader in self.second:
            if len(self.first) < 3:
                break
            reader.close()

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    path = os.path.join(tempfile.mkdtemp(), "x.h5")
    with h5py.File(path, "w") as file:
        file["x"] = [1, 2]
    return Rows([path])
