import os
import tempfile
import zipfile

import torch
from torch.utils.data import Dataset


class Zipped(Dataset):
    def __init__(self, path):
        self.archive = zipfile.ZipFile(path)  # BAD PV005 self.archive
        self.names = self.archive.namelist()

    def __len__(self):
        return len(self.names)

    def __getitem__(self, i):
        return torch.tensor(len(self.archive.read(self.names[i])))


def make():
    p = os.path.join(tempfile.mkdtemp(), "z.zip")
    with zipfile.ZipFile(p, "w") as z:
        z.writestr("a", "abc")
    return Zipped(p)
