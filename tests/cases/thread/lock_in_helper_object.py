import threading

from torch.utils.data import Dataset


class Cache:
    def __init__(self):
        self.items = {}
        self.lock = threading.RLock()  # ORIGIN


class Guarded(Dataset):
    def __init__(self):
        self.cache = Cache()  # BAD PV004 self.cache.lock

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Guarded()
