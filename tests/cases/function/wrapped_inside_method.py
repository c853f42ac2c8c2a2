"""The wrapper has the name of a function that it isn't."""

import functools

from torch.utils.data import Dataset


def load(i):
    return i


class Loaded(Dataset):
    def __init__(self):
        @functools.wraps(load)
        def wrapper(i):
            return load(i) + 1

        self.load = wrapper  # BAD PV003 self.load

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Loaded()
