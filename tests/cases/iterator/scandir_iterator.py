import os
import tempfile

import torch
from torch.utils.data import IterableDataset


class Folder(IterableDataset):
    def __init__(self, root):
        self.entries = os.scandir(root)  # BAD PV008 self.entries

    def __iter__(self):
        for e in self.entries:
            yield torch.tensor(len(e.name))


def make():
    d = tempfile.mkdtemp()
    open(os.path.join(d, "f"), "w").close()
    return Folder(d)
