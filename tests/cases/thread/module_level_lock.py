import threading

from torch.utils.data import Dataset


LOCK = threading.Lock()


class Guarded(Dataset):
    def __init__(self):
        with LOCK:
            self.n = 1

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Guarded()
