import torch
from torch.utils.data import Dataset

from bucket.store import Store


class Bucket(Dataset):
    def __init__(self, keys):
        self.keys_ = keys
        self.store = Store()  # BAD PV005 self.store._client.tls
        self.total = sum(self.store.size(k) for k in keys)

    def __len__(self):
        return len(self.keys_)

    def __getitem__(self, i):
        return torch.tensor(self.store.size(self.keys_[i]))
