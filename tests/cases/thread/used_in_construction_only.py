import threading

from torch.utils.data import Dataset


class Guarded(Dataset):
    def __init__(self):
        lock = threading.Lock()
        with lock:
            self.n = 1

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Guarded()
