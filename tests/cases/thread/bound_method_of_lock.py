import threading

from torch.utils.data import Dataset


class Guarded(Dataset):
    def __init__(self):
        lock = threading.Lock()
        self.enter = lock.acquire  # BAD PV004 self.enter

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Guarded()
