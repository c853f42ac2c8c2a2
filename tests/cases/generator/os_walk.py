import os

from torch.utils.data import Dataset


class Files(Dataset):
    def __init__(self, root):
        self.tree = os.walk(root)  # BAD PV002 self.tree

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Files(".")
