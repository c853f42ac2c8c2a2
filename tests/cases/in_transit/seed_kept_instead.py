import torch
from torch.utils.data import Dataset


class Sampled(Dataset):
    def __init__(self):
        self.seed = 0
        self.order = torch.randperm(4, generator=torch.Generator().manual_seed(self.seed))

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Sampled()
