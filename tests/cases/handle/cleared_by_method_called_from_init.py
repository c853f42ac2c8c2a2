import os
import tempfile

import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self, path):
        self.fp = open(path)
        self.n = len(self.fp.read())
        self.close()

    def close(self):
        self.fp.close()
        self.fp = None

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    p = os.path.join(tempfile.mkdtemp(), 'a')
    with open(p, 'w') as f:
        f.write('x')
    return Case(p)
