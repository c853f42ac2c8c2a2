import os
import tempfile

import h5py
import numpy as np

import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self, path):
        with h5py.File(path, 'r') as h:
            self.x = h['x'][()]
            self.names = list(h.keys())
            self.y = np.array(h['x'])

    def __len__(self):
        return len(self.x)

    def __getitem__(self, i):
        return torch.tensor(self.x[i])


def make():
    p = os.path.join(tempfile.mkdtemp(), 'a.h5')
    with h5py.File(p, 'w') as h:
        h['x'] = [1.0, 2.0]
    return Case(p)
