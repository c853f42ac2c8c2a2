"""The dataset arrives; the batch can't be sent back, and the loader waits for ever (fork and spawn alike)."""

import torch
from torch.utils.data import DataLoader, Dataset


class Scaled(Dataset):
    def __init__(self, values, peak):
        self.values = values
        self.peak = peak

    def __len__(self):
        return len(self.values)

    def __getitem__(self, i):
        peak = self.peak
        x = torch.tensor(self.values[i] / peak)
        return {"x": x, "undo": lambda v: v * peak}  # BAD PV203 __getitem__


def make():
    return DataLoader(Scaled([1.0, 2.0], 2.0), batch_size=None, num_workers=2)
