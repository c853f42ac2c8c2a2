from torch.utils.data import Dataset


class Labelled(Dataset):
    def __init__(self, table):
        self._index(table)

    def _index(self, table):
        self._names = table.keys()  # BAD PV001 self._names

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
