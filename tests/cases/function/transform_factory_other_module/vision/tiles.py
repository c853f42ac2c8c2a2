import torch
from torch.utils.data import Dataset

from vision import ops


class Tiles(Dataset):
    def __init__(self, n):
        self.n = n
        self.transform = ops.default_transform(2)  # BAD PV003 self.transform.fn

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        return self.transform(torch.zeros(5) + i)
