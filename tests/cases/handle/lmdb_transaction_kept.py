import os
import tempfile

import lmdb
import torch
from torch.utils.data import Dataset


class Rooms(Dataset):
    def __init__(self, path):
        self.txn = lmdb.open(path, readonly=True, lock=False).begin(write=False)  # BAD PV005 self.txn

    def __len__(self):
        return 1

    def __getitem__(self, i):
        return torch.tensor(int(self.txn.get(b"0")))


def make():
    path = os.path.join(tempfile.mkdtemp(), "db")
    env = lmdb.open(path)
    with env.begin(write=True) as txn:
        txn.put(b"0", b"7")
    env.close()
    return Rooms(path)
