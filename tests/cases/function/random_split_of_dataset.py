"""Each part holds the whole dataset."""

import torch
from torch.utils.data import DataLoader, Dataset, random_split


class Rows(Dataset):
    def __init__(self, rows, transform=None):
        self.rows = rows
        self.transform = transform

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, i):
        return self.rows[i]


def make():
    whole = Rows([1, 2, 3], transform=lambda x: x + 1)  # CALL PV003 self.transform
    train, held_out = random_split(whole, [2, 1], generator=torch.Generator().manual_seed(7))
    return DataLoader(train, num_workers=1).dataset.dataset
