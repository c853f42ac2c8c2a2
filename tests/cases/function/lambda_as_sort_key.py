from torch.utils.data import Dataset


class Scaled(Dataset):
    def __init__(self, factor):
        key = lambda v: -v
        self.order = sorted([1, 3, 2], key=key)
        self.best = max([1, 2], key=lambda v: v % factor)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Scaled(2)
