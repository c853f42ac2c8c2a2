"""The assertion says what it is, where it is anything."""

import os

from torch.utils.data import Dataset


class Log:
    def __init__(self):
        self.file = open(os.devnull)


class Numbers(Dataset):
    def __init__(self, log=None):
        assert log is None or isinstance(log, Log)
        self.log = log  # BAD PV005 self.log.file

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Numbers(Log())
