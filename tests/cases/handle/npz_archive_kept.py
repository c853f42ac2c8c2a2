"""Np.load of a .npy file is picklable; only the .npz archive object is not."""

import os
import tempfile

import numpy as np
import torch
from torch.utils.data import Dataset


class Poses(Dataset):
    def __init__(self, path):
        self.data = np.load(path)  # BAD PV005 self.data
        self.centers = self.data["center"].astype(np.float32)

    def __len__(self):
        return len(self.centers)

    def __getitem__(self, i):
        return torch.from_numpy(self.centers[i])


def make():
    p = os.path.join(tempfile.mkdtemp(), "p.npz")
    np.savez(p, center=np.zeros((2, 2)))
    return Poses(p)  # CALL
