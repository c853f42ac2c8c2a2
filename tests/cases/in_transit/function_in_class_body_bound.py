"""It travels under its own name, `doubled`; the class has it as `scale`."""

from torch.utils.data import Dataset


def doubled(self, x):
    return x * 2


class Sampled(Dataset):
    scale = doubled

    def __init__(self):
        self.change = self.scale  # BAD PV010 self.change

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Sampled()
