from torch.utils.data import Dataset


class Vocabulary:
    def __init__(self, table):
        self.table = table

    def words(self):
        return self.table.keys()  # ORIGIN


class Labelled(Dataset):
    def __init__(self, table):
        self.names = Vocabulary(table).words()  # BAD PV001 self.names

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
