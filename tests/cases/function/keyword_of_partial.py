import functools

from torch.utils.data import Dataset


class Scaled(Dataset):
    def __init__(self):
        self.order = functools.partial(sorted, key=lambda v: -v)  # BAD PV003 self.order

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Scaled()
