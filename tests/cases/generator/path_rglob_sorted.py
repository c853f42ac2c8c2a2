import pathlib

from torch.utils.data import Dataset


class Files(Dataset):
    def __init__(self, root):
        self.files = sorted(pathlib.Path(root).rglob("*.txt"))

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Files(".")
