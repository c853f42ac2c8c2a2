"""Forked workers inherit the lambda; nothing is pickled on the way in."""

import torch
from torch.utils.data import DataLoader, Dataset


class Ragged(Dataset):
    def __init__(self, rows):
        self.rows = rows

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, i):
        return torch.tensor(self.rows[i])


def total(ds):
    loader = DataLoader(
        ds,
        batch_size=2,
        num_workers=2,
        multiprocessing_context="fork",
        collate_fn=lambda rows: torch.cat(rows),
    )
    return sum(int(batch.sum()) for batch in loader)


def make():
    ds = Ragged([[1], [2, 3]])
    assert total(ds) == 6
    return ds
