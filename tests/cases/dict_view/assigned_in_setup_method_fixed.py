import torch
from torch.utils.data import Dataset


class Corpus(Dataset):
    def __init__(self, text):
        self.text = text.split()
        self.words = ()

    def build_vocab(self):
        index = {}
        for w in self.text:
            index.setdefault(w, len(index))
        self.index = index
        self.words = tuple(index)

    def __len__(self):
        return len(self.text)

    def __getitem__(self, i):
        return torch.tensor(self.index[self.text[i]])


def make():
    ds = Corpus("a b a c")
    ds.build_vocab()
    return ds
