import torch.multiprocessing as mp

import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self):
        self.q = mp.get_context('spawn').Queue()

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case()
