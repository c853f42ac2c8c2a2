from torch.utils.data import Dataset


class Base(Dataset):
    def __init__(self, table):
        self.names = self.order(table)  # BAD PV001 self.names

    def order(self, table):
        return list(table)


class Labelled(Base):
    def __init__(self, table):
        super().__init__(table)

    def order(self, table):
        return table.keys()  # ORIGIN

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
