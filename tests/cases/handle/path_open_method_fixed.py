import tempfile
from pathlib import Path

import torch
from torch.utils.data import Dataset


class Packed(Dataset):
    def __init__(self, path: Path):
        self.path = path
        self.fh = None
        self.n = path.stat().st_size

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        if self.fh is None:
            self.fh = self.path.open("rb")
        self.fh.seek(i)
        return torch.tensor(self.fh.read(1)[0])


def make():
    p = Path(tempfile.mkdtemp()) / "d"
    p.write_bytes(b"abc")
    return Packed(p)
