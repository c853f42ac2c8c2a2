import enum

from torch.utils.data import Dataset


class Colour(enum.Enum):
    RED = 1


class Bound(Dataset):
    def __init__(self):
        self.members = Colour.__members__  # BAD PV009 self.members

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Bound()
