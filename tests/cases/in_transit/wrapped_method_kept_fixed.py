import functools

from torch.utils.data import Dataset


def logged(method):
    @functools.wraps(method)
    def inner(*arguments):
        return method(*arguments)

    return inner


class Sampled(Dataset):
    def __init__(self):
        self.load = self.read

    @logged
    def read(self, i):
        return i

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Sampled()
