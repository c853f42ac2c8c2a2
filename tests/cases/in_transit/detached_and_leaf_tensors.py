import torch
from torch.utils.data import Dataset


class Sampled(Dataset):
    def __init__(self):
        weight = torch.ones(2, requires_grad=True)
        self.weight = weight
        self.doubled = (weight * 2).detach()

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Sampled()
