import os
import tempfile

import torch
from torch.utils.data import IterableDataset


class Folder(IterableDataset):
    def __init__(self, root):
        with os.scandir(root) as it:
            self.entries = [e.path for e in it]

    def __iter__(self):
        for e in self.entries:
            yield torch.tensor(len(e))


def make():
    d = tempfile.mkdtemp()
    open(os.path.join(d, "f"), "w").close()
    return Folder(d)
