import re

import torch
from torch.utils.data import Dataset


class Spans(Dataset):
    def __init__(self, text):
        self.matches = [m.span() for m in re.finditer(r"\w+", text)]

    def __len__(self):
        return len(self.matches)

    def __getitem__(self, i):
        return torch.tensor(self.matches[i])


def make():
    return Spans("ab cd")
