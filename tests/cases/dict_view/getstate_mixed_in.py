from torch.utils.data import Dataset


class WithoutViews:
    volatile = ("names",)

    def __getstate__(self):
        return {k: v for k, v in vars(self).items() if k not in self.volatile}


class Labelled(WithoutViews, Dataset):
    def __init__(self, table):
        self.table = table
        self.names = table.keys()

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
