import os

from torch.utils.data import Dataset


class Logged(Dataset):
    def __init__(self):
        self.write = open(os.devnull, 'w').write  # BAD PV005 self.write

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Logged()
