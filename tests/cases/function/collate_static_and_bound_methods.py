"""A bound method of a picklable dataset is fine."""

import torch
from torch.utils.data import DataLoader, Dataset


class Rows(Dataset):
    def __init__(self, rows):
        self.rows = rows

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, i):
        return self.rows[i]

    def collate(self, batch):
        return torch.tensor(batch)


def make():
    ds = Rows([1, 2])
    return DataLoader(ds, num_workers=1, collate_fn=ds.collate)
