import os
import tempfile

import lmdb
import torch
from torch.utils.data import Dataset


class Rooms(Dataset):
    def __init__(self, path):
        self.path = path
        self.txn = None

    def __len__(self):
        return 1

    def __getitem__(self, i):
        if self.txn is None:
            self.txn = lmdb.open(self.path, readonly=True, lock=False).begin(write=False)
        return torch.tensor(int(self.txn.get(b"0")))


def make():
    path = os.path.join(tempfile.mkdtemp(), "db")
    env = lmdb.open(path)
    with env.begin(write=True) as txn:
        txn.put(b"0", b"7")
    env.close()
    return Rooms(path)
