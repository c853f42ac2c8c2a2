import threading

from torch.utils.data import Dataset


class Cache:
    def __init__(self):
        self.items = {}
        self.lock = threading.RLock()

    def __getstate__(self):
        return {"items": self.items}

    def __setstate__(self, state):
        self.items = state["items"]
        self.lock = threading.RLock()


class Guarded(Dataset):
    def __init__(self):
        self.cache = Cache()

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Guarded()
