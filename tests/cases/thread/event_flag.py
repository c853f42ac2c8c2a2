import threading

import torch
from torch.utils.data import IterableDataset


class Ticks(IterableDataset):
    def __init__(self):
        super().__init__()
        self.stop = threading.Event()  # BAD PV004 self.stop

    def __iter__(self):
        i = 0
        while not self.stop.is_set() and i < 2:
            yield torch.tensor(i)
            i += 1


def make():
    return Ticks()
