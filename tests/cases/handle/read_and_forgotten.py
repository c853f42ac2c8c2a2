import os

from torch.utils.data import Dataset


class Logged(Dataset):
    def __init__(self):
        self.text = open(os.devnull).read()
        with open(os.devnull) as file:
            self.lines = file.readlines()

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Logged()
