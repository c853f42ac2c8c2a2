import os
import tempfile

import pandas as pd

import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self, path):
        with pd.HDFStore(path, "r") as store:
            self.frame = store["a"]

    def __len__(self):
        return len(self.frame)

    def __getitem__(self, i):
        return torch.tensor(self.frame["v"].iloc[i])


def make():
    p = os.path.join(tempfile.mkdtemp(), 's.h5')
    pd.DataFrame({'v': [1, 2]}).to_hdf(p, key='a')
    return Case(p)
