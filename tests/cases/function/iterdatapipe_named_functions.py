import functools

import torch
from torch.utils.data.datapipes.iter import IterableWrapper


def scale(v, k):
    return torch.tensor(v) * k


def keep(v):
    return v > 0


def make():
    return IterableWrapper([0, 1, 2]).filter(keep).map(functools.partial(scale, k=2))
