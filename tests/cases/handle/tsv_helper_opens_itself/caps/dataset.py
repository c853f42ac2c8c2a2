import torch
from torch.utils.data import Dataset

from caps.tsv import TsvFile


class Captions(Dataset):
    def __init__(self, path):
        self.feats = TsvFile(path)  # BAD PV005 self.feats._fp
        self.keys = [r[0] for r in self.feats.rows()]

    def __len__(self):
        return len(self.keys)

    def __getitem__(self, i):
        return torch.tensor(int(self.feats.rows()[i][1]))
