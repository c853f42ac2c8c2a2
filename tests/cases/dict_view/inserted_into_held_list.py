from torch.utils.data import Dataset


class Labelled(Dataset):
    def __init__(self, table):
        self.views = [1, 2]
        self.views.insert(0, table.items())  # BAD PV001 self.views[*]

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
