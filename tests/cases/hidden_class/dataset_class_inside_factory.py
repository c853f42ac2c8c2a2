import torch
from torch.utils.data import Dataset


class Store:
    def __len__(self):
        return 2


class Sampled:
    def __getitem__(self, i):
        return torch.tensor(i)


def get_dataset(store, task):
    class Joined(store, task, Dataset):  # BAD PV007 Joined
        pass

    return Joined


def make():
    return get_dataset(Store, Sampled)()
