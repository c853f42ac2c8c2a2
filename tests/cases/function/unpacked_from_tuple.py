from torch.utils.data import Dataset


def pair(factor):
    return (lambda v: v * factor), (lambda v: v / factor)  # ORIGIN


class Scaled(Dataset):
    def __init__(self, factor):
        self.encode, self.decode = pair(factor)  # BAD PV003 self.encode, PV003 self.decode

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Scaled(2)
