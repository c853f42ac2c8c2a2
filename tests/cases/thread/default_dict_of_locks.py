"""Reading a name that is not there stores a lock; `get` does not."""

import collections
import threading

from torch.utils.data import Dataset


class Guarded(Dataset):
    def __init__(self):
        self.unused = collections.defaultdict(threading.Lock)
        self.absent = self.unused.get("x")
        self.locks = collections.defaultdict(threading.Lock)
        with self.locks["x"]:  # BAD PV004 self.locks['x']
            self.count = 0

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Guarded()
