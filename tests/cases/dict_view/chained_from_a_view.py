"""`ChainDataset` keeps what it is given as it is."""

from torch.utils.data import ChainDataset, IterableDataset


class Lines(IterableDataset):
    def __iter__(self):
        return iter([1, 2])


def make():
    parts = {"train": Lines(), "extra": Lines()}
    return ChainDataset(parts.values())  # CALL PV001 self.datasets
