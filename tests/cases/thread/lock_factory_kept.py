"""The factory travels by name; no lock is made yet."""

import collections
import threading

from torch.utils.data import Dataset


class Guarded(Dataset):
    def __init__(self):
        self.make_lock = threading.Lock
        self.locks = collections.defaultdict(threading.Lock)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Guarded()
