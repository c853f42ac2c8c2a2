"""Sampler, batch sampler and generator are the parent's: they are not sent."""

import torch
from torch.utils.data import DataLoader, Dataset


class Numbers(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    order = ([i] for i in range(2))
    return DataLoader(Numbers(), num_workers=1, batch_sampler=order, generator=torch.Generator())
