import tempfile
from pathlib import Path

import torch
from torch.utils.data import Dataset


class Packed(Dataset):
    def __init__(self, path: Path):
        self.fh = path.open("rb")  # BAD PV005 self.fh
        self.n = path.stat().st_size

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        self.fh.seek(i)
        return torch.tensor(self.fh.read(1)[0])


def make():
    p = Path(tempfile.mkdtemp()) / "d"
    p.write_bytes(b"abc")
    return Packed(p)
