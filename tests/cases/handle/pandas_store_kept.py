import os
import tempfile

import pandas as pd

import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self, path):
        self.store = pd.HDFStore(path, "r")  # BAD PV005 self.store

    def __len__(self):
        return len(self.store["a"])

    def __getitem__(self, i):
        return torch.tensor(self.store["a"]["v"].iloc[i])


def make():
    p = os.path.join(tempfile.mkdtemp(), 's.h5')
    pd.DataFrame({'v': [1, 2]}).to_hdf(p, key='a')
    return Case(p)
