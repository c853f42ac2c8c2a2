import os

from torch.utils.data import Dataset


class Logged(Dataset):
    def __init__(self):
        self.file = open(os.devnull)
        self.size = len(self.file.read())
        self.file.close()
        self.file = None

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Logged()
