import torch
from torch.utils.data import Dataset


class HybridReader:
    def __init__(self, ext):
        if ext == ".txt":
            self.decode = lambda s: float(s)  # ORIGIN
        else:
            self.decode = lambda s: s  # ORIGIN

    def get(self, raw):
        return self.decode(raw)


class Features(Dataset):
    def __init__(self, raw, ext=".txt"):
        self.raw = raw
        self.reader = HybridReader(ext)  # BAD PV003 self.reader.decode

    def __len__(self):
        return len(self.raw)

    def __getitem__(self, i):
        return torch.tensor(self.reader.get(self.raw[i]))


def make():
    return Features(["1", "2"])
