import functools

import torch
from torch.utils.data import DataLoader, Dataset


def times(value, factor):
    return value * factor


class Scaled(Dataset):
    def __init__(self, values, peak):
        self.values = values
        self.peak = peak

    def __len__(self):
        return len(self.values)

    def __getitem__(self, i):
        peak = self.peak
        x = torch.tensor(self.values[i] / peak)
        return {"x": x, "undo": functools.partial(times, factor=peak)}


def make():
    return DataLoader(Scaled([1.0, 2.0], 2.0), batch_size=None, num_workers=2)
