from torch.utils.data import Dataset


class Labelled(Dataset):
    def __init__(self, table):
        self.names = list(table)

    def with_names(self, table):
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.names = table.keys()  # BAD PV001 self.names
        return new

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0}).with_names({"dog": 1})
