import torch
from torch.utils.data import Dataset


class Glyphs(Dataset):
    def __init__(self, pairs):
        self.pairs = pairs

    def __len__(self):
        return len(self.pairs)

    def __getitem__(self, i):
        return torch.tensor(self.pairs[i])


def make():
    glyphs = Glyphs([(0, 1), (1, 1)])
    glyphs.labels_of = lambda: [p[1] for p in glyphs.pairs]  # BAD PV003 self.labels_of
    return glyphs
