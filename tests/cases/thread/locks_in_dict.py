"""The twin uses locks of the spawn context, which a spawned worker may inherit whatever the default start method is."""

from threading import Lock

import torch
from torch.utils.data import Dataset


class Noisy(Dataset):
    def __init__(self, files):
        self.files = files
        self.locks = {f: Lock() for f in files}  # BAD PV004 self.locks[*]

    def __len__(self):
        return len(self.files)

    def __getitem__(self, i):
        with self.locks[self.files[i]]:
            return torch.tensor(i)


def make():
    return Noisy(["a", "b"])
