import importlib

from torch.utils.data import Dataset


class Backed(Dataset):
    def __init__(self):
        self.backend = importlib.import_module("json")  # BAD PV006 self.backend

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Backed()
