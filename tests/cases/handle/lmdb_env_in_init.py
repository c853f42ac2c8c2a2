import os
import tempfile

import lmdb
import torch
from torch.utils.data import Dataset


class Codes(Dataset):
    def __init__(self, path):
        self.env = lmdb.open(path, readonly=True, lock=False)  # BAD PV005 self.env
        with self.env.begin() as txn:
            self.length = int(txn.get(b"length"))

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
