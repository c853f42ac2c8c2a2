from torch.utils.data import Dataset


class Labelled(Dataset):
    def __init__(self, table):
        *self.views, self.n = table.keys(), table.values(), 3  # BAD PV001 self.views[*]

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
