import threading

from torch.utils.data import Dataset


class Guarded(Dataset):
    def __init__(self):
        self.barrier = threading.Barrier(2)  # BAD PV004 self.barrier

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Guarded()
