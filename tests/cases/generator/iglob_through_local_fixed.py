import glob
import os
import tempfile

import torch
from torch.utils.data import IterableDataset


class Shards(IterableDataset):
    def __init__(self, root):
        found = glob.glob(os.path.join(root, "*.bin"))
        self.files = found

    def __iter__(self):
        for f in self.files:
            yield torch.tensor(os.path.getsize(f))


def make():
    d = tempfile.mkdtemp()
    with open(os.path.join(d, "0.bin"), "wb") as f:
        f.write(b"12")
    return Shards(d)
