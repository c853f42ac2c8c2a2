from torch.utils.data import Dataset


class Labelled(Dataset):
    def __init__(self, table):
        self.names = table.keys()  # ORIGIN

    @property
    def names(self):
        return self._names

    @names.setter
    def names(self, value):
        self._names = value  # BAD PV001 self._names

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
