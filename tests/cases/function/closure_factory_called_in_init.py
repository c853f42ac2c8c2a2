import os

import torch
from torch.utils.data import Dataset


def local_name_in(cache_dir):
    def f(shard):
        return os.path.join(cache_dir, os.path.basename(shard))

    return f  # ORIGIN


class Shards(Dataset):
    def __init__(self, urls, cache_dir="cache"):
        self.urls = urls
        self.localname = local_name_in(cache_dir)  # BAD PV003 self.localname

    def __len__(self):
        return len(self.urls)

    def __getitem__(self, i):
        return torch.tensor(len(self.localname(self.urls[i])))


def make():
    return Shards(["http://h/a", "http://h/b"])
