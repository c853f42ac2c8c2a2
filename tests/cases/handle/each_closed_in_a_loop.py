"""Where the loop takes no turn there is nothing to close."""

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
        self.first = [Reader(path) for path in paths]
        for reader in self.first:
            reader.close()
        self.second = {path: Reader(path) for path in paths}
        for path, reader in self.second.items():
            reader.close()
        self.third = [Reader(path) for path in paths]
        for index in range(len(self.third)):
            self.third[index].close()
        self.fourth = {}
        for path in paths:
            self.fourth[path] = Reader(path)
        for path in self.fourth:
            self.fourth[path].close()

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    path = os.path.join(tempfile.mkdtemp(), "x.h5")
    with h5py.File(path, "w") as file:
        file["x"] = [1, 2]
    return Rows([path])
