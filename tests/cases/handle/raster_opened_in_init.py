import os
import tempfile
import warnings

import numpy as np
import rasterio
from rasterio.transform import from_origin

import torch
from torch.utils.data import Dataset


def write(path):
    with rasterio.open(path, "w", driver="GTiff", height=2, width=2, count=1, dtype="uint8",
                       transform=from_origin(0, 0, 1, 1)) as out:
        out.write(np.zeros((1, 2, 2), "uint8"))


class Case(Dataset):
    def __init__(self, path):
        self.path = path
        self.big = rasterio.open(self.path)  # BAD PV005 self.big

    def __len__(self):
        return self.big.height

    def __getitem__(self, i):
        return torch.from_numpy(self.big.read(1)[i])


def make():
    p = os.path.join(tempfile.mkdtemp(), 'r.tif')
    write(p)
    return Case(p)
