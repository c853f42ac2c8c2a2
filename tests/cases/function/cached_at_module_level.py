import functools

from torch.utils.data import Dataset


@functools.lru_cache(maxsize=None)
def load(i):
    return i


class Cached(Dataset):
    def __init__(self):
        self.load = load

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Cached()
