import functools
import operator

import torch
from torch.utils.data import Dataset


class Blend(Dataset):
    def __init__(self, weight):
        self.mix = functools.partial(operator.mul, weight)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return self.mix(torch.tensor(float(i)))


def make():
    return Blend(0.5)
