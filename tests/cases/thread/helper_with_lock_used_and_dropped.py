import threading

import torch
from torch.utils.data import Dataset


class Downloader:
    def __init__(self):
        self.lock = threading.Lock()

    def fetch(self):
        with self.lock:
            return [1, 2]


class Fetched(Dataset):
    def __init__(self):
        downloader = Downloader()
        self.rows = downloader.fetch()

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, i):
        return torch.tensor(self.rows[i])


def make():
    return Fetched()
