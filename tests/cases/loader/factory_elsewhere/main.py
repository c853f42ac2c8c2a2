"""The closure is made in another file; the argument is where this file can be edited."""

from collating import padded
from torch.utils.data import DataLoader, Dataset


class Numbers(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, i):
        return [i]


def make():
    return DataLoader(Numbers(), num_workers=1, collate_fn=padded(3))  # CALL PV103 collate_fn
