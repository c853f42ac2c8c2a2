import torch
from torch.utils.data import Dataset


class Parts(Dataset):
    def __init__(self, names):
        self.part = 1 + names.index(names[0])

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(self.part + i)


def make():
    return Parts(["train", "val"])
