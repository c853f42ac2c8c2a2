"""The trainer's iterators over loaders are made when their workers have started."""

from torch.utils.data import DataLoader, Dataset


class Numbers(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


class Trainer:
    def __init__(self):
        self.training = DataLoader(Numbers(), num_workers=1, collate_fn=self.batch)
        self.batches = iter(self.training)

    def batch(self, rows):
        return rows


HOLDS = "collate_fn"


def make():
    return Trainer.__new__(Trainer).batch
