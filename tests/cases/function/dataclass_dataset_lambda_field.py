"""The generated __init__ copies the class-level lambda into the instance."""

from dataclasses import dataclass
from typing import Callable

import torch
from torch.utils.data import Dataset


@dataclass
class Items(Dataset):
    n: int
    scale: Callable = lambda v: v * 2  # BAD PV003 self.scale

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        return torch.tensor(self.scale(i))


def make():
    return Items(2)
