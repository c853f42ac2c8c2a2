import os

import torch
from torch.utils.data import Dataset

from packed.reader import BinReader


class Indexed(Dataset):
    def __init__(self, path):
        self.size = os.path.getsize(path)
        self.reader = BinReader(path)  # BAD PV005 self.reader.map, PV009 self.reader.buf

    def __len__(self):
        return self.size

    def __getitem__(self, i):
        return torch.tensor(self.reader.at(i))
