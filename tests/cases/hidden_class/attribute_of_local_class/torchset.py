import torch
from torch.utils.data import Dataset

from loading import Loader


class TorchSet(Dataset):
    def __init__(self, ds, mode="train"):
        self.ds = ds  # BAD
        self.mode = mode

    @classmethod
    def from_disk(cls, n):
        return cls(Loader(n).load())  # CALL PV007 self.ds

    def __len__(self):
        return len(getattr(self.ds, self.mode))

    def __getitem__(self, i):
        return torch.tensor(getattr(self.ds, self.mode)[i])
