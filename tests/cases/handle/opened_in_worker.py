import os

from torch.utils.data import Dataset


class Logged(Dataset):
    def __init__(self):
        self.file = None

    def _read(self):
        if self.file is None:
            self.file = open(os.devnull)
        return self.file.read()

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return self._read()


def make():
    return Logged()
