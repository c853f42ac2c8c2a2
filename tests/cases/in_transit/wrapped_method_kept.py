"""The decorator's inner function keeps its own name, by which no worker finds it."""

from torch.utils.data import Dataset


def logged(method):
    def inner(*arguments):  # ORIGIN
        return method(*arguments)

    return inner


class Sampled(Dataset):
    def __init__(self):
        self.load = self.read  # BAD PV010 self.load

    @logged
    def read(self, i):
        return i

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Sampled()
