"""Closing is no remedy: a closed file does not pickle either."""

import os

from torch.utils.data import Dataset


class Logged(Dataset):
    def __init__(self):
        with open(os.devnull) as self.file:  # BAD PV005 self.file
            self.text = self.file.read()

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Logged()
