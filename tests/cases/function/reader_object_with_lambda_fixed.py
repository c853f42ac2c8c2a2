import torch
from torch.utils.data import Dataset


class HybridReader:
    def __init__(self, ext):
        self.ext = ext

    def get(self, raw):
        return float(raw) if self.ext == ".txt" else raw


class Features(Dataset):
    def __init__(self, raw, ext=".txt"):
        self.raw = raw
        self.reader = HybridReader(ext)

    def __len__(self):
        return len(self.raw)

    def __getitem__(self, i):
        return torch.tensor(self.reader.get(self.raw[i]))


def make():
    return Features(["1", "2"])
