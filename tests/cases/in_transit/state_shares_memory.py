"""The tensors in the state look at memory that the dataset itself keeps."""

import torch
from torch.utils.data import Dataset


class Sampled(Dataset):
    def __init__(self):
        self.xs = torch.zeros(4)

    def __getstate__(self):
        return {"xs": self.xs.detach(), "half": self.xs[:2], "rows": self.xs.view(2, 2)}

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Sampled()
