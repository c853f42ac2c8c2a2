"""Nothing refuses what the collate_fn makes: the loader waits for ever."""

import torch
from torch.utils.data import DataLoader, Dataset


class Fields(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, i):
        return {"a": i, "b": 2 * i}


def collate(rows):
    values = torch.tensor([list(row.values()) for row in rows])
    return values, rows[0].keys()  # BAD PV201 collate()[1]


def make():
    return DataLoader(Fields(), batch_size=2, num_workers=1, collate_fn=collate)
