import threading

from torch.utils.data import Dataset


class Guarded(Dataset):
    def __init__(self):
        self.bounded = threading.BoundedSemaphore()  # BAD PV004 self.bounded

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Guarded()
