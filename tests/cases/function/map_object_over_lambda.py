from torch.utils.data import Dataset


class Scaled(Dataset):
    def __init__(self, factor):
        self.scaled = map(lambda v: v * factor, [1, 2])  # BAD PV003 self.scaled

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Scaled(2)
