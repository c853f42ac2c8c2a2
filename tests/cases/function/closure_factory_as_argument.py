import torch
from torch.utils.data import Dataset


def get_preprocess(mean):
    def preprocess(x):
        return x - mean

    return preprocess  # ORIGIN


class Cars(Dataset):
    def __init__(self, n, preprocess=None):
        self.n = n
        self.preprocess = preprocess  # BAD

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        return self.preprocess(torch.tensor(float(i)))


def make():
    return Cars(2, preprocess=get_preprocess(0.25))  # CALL PV003 self.preprocess
