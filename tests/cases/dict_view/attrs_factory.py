import attrs
from torch.utils.data import Dataset


TABLE = {"cat": 0}


@attrs.define(slots=False)
class Items(Dataset):
    names: object = attrs.field(factory=lambda: TABLE.keys())  # BAD PV001 self.names

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Items()
