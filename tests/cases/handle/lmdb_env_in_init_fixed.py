import os
import tempfile

import lmdb
import torch
from torch.utils.data import Dataset


class Codes(Dataset):
    def __init__(self, path):
        self.path = path
        self._env = None
        env = self._open()
        with env.begin() as txn:
            self.length = int(txn.get(b"length"))
        env.close()

    def _open(self):
        return lmdb.open(self.path, readonly=True, lock=False)

    @property
    def env(self):
        if self._env is None:
            self._env = self._open()
        return self._env

    def __len__(self):
        return self.length

    def __getitem__(self, i):
        with self.env.begin() as txn:
            return torch.tensor(int(txn.get(str(i).encode())))


def make():
    path = os.path.join(tempfile.mkdtemp(), "db")
    env = lmdb.open(path)
    with env.begin(write=True) as txn:
        txn.put(b"length", b"1")
        txn.put(b"0", b"7")
    env.close()
    return Codes(path)
