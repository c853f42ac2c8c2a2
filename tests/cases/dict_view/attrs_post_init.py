import attrs
from torch.utils.data import Dataset


@attrs.define(slots=False)
class Items(Dataset):
    table: dict

    def __attrs_post_init__(self):
        self.names = self.table.keys()  # BAD PV001 self.names

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Items({"cat": 0})
