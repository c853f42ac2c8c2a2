import os

import torch
from torch.utils.data import Dataset


class LocalName:
    def __init__(self, cache_dir):
        self.cache_dir = cache_dir

    def __call__(self, shard):
        return os.path.join(self.cache_dir, os.path.basename(shard))


class Shards(Dataset):
    def __init__(self, urls, cache_dir="cache"):
        self.urls = urls
        self.localname = LocalName(cache_dir)

    def __len__(self):
        return len(self.urls)

    def __getitem__(self, i):
        return torch.tensor(len(self.localname(self.urls[i])))


def make():
    return Shards(["http://h/a", "http://h/b"])
