import functools

from torch.utils.data import DataLoader, Dataset


class Numbers(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    first = lambda rows, count: rows[:count]
    return DataLoader(Numbers(), num_workers=1, collate_fn=functools.partial(first, count=1))  # BAD PV103 collate_fn.func
