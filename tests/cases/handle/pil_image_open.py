"""PIL images load and pickle their pixels."""

import os
import tempfile

from PIL import Image

import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self, path):
        self.im = Image.open(path)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    p = os.path.join(tempfile.mkdtemp(), 'i.png')
    Image.new('L', (2, 2)).save(p)
    return Case(p)
