"""A bound method travels by its name without the class in front; only `_Sampled__load` exists."""

from torch.utils.data import Dataset


class Sampled(Dataset):
    def __init__(self):
        self.load = self.__load  # BAD PV010 self.load

    def __load(self, i):
        return i

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Sampled()
