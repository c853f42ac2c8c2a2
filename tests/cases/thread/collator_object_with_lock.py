import threading

import torch
from torch.utils.data import DataLoader


class Collator:
    def __init__(self, pad):
        self.pad = pad
        self.guard = threading.Lock()  # BAD

    def __call__(self, batch):
        with self.guard:
            n = max(len(b) for b in batch)
            return torch.tensor([b + [self.pad] * (n - len(b)) for b in batch])


SAMPLE = [[1], [2, 3]]


HOLDS = "collate_fn"


def make():
    return DataLoader(SAMPLE, batch_size=2, num_workers=2, collate_fn=Collator(0)).collate_fn  # CALL PV104 self.guard
