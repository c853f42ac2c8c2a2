"""The class and its instances never leave the test function, the loader has no workers."""

import torch
from torch.utils.data import DataLoader, Dataset, Subset, TensorDataset


def sizes(ds):
    return [len(batch) for batch in DataLoader(ds, batch_size=2, num_workers=0)]


def test_last_batch_is_smaller():
    class Three(Dataset):
        def __len__(self):
            return 3

        def __getitem__(self, i):
            return torch.tensor(i)

    assert sizes(Three()) == [2, 1]
    assert len(Subset(Three(), [0])) == 1


def make():
    test_last_batch_is_smaller()
    return TensorDataset(torch.zeros(2, 1))
