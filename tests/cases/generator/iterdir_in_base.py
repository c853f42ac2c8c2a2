import tempfile
from pathlib import Path

import torch
from torch.utils.data import Dataset


class DriveBase(Dataset):
    def __init__(self, root):
        self.root = Path(root)
        self.masks = self.root.iterdir()  # BAD PV002 self.masks
        self.db = []

    def __len__(self):
        return len(self.db)

    def __getitem__(self, i):
        return torch.tensor(i)


class Road(DriveBase):
    def __init__(self, root):
        super().__init__(root)
        self.db = [p.name for p in list(self.masks)]


def make():
    d = tempfile.mkdtemp()
    Path(d, "m0.txt").write_text("0")
    return Road(d)
