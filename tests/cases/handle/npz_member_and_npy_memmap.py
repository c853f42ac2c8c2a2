"""A memory-mapped .npy array pickles by value; np.load of .npy gives a plain array."""

import os
import tempfile

import numpy as np

import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self, root):
        self.a = np.load(os.path.join(root, 'a.npz'))['a']
        with np.load(os.path.join(root, 'a.npz')) as z:
            self.b = dict(z)
        self.m = np.load(os.path.join(root, 'b.npy'), mmap_mode='r')
        self.p = np.load(os.path.join(root, 'b.npy'))

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    d = tempfile.mkdtemp()
    np.savez(os.path.join(d, 'a.npz'), a=np.arange(3))
    np.save(os.path.join(d, 'b.npy'), np.arange(3))
    return Case(d)
