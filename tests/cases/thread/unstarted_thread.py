import threading

from torch.utils.data import Dataset


class Guarded(Dataset):
    def __init__(self):
        self.worker = threading.Thread(target=print, daemon=True)  # BAD PV004 self.worker

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Guarded()
