"""The handle is only ever made inside the worker."""

import os
import tempfile

import torch
from torch.utils.data import DataLoader, Dataset, get_worker_info


class Lines(Dataset):
    def __init__(self, path):
        self.path = path
        self.fh = None

    def __len__(self):
        return 1

    def __getitem__(self, i):
        self.fh.seek(0)
        return torch.tensor(len(self.fh.readline()))


def open_handle(worker_id):
    ds = get_worker_info().dataset
    ds.fh = open(ds.path)


def make():
    p = os.path.join(tempfile.mkdtemp(), "x")
    with open(p, "w") as f:
        f.write("abc")
    return DataLoader(Lines(p), num_workers=1, worker_init_fn=open_handle)
