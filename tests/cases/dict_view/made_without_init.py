from torch.utils.data import Dataset


class Labelled(Dataset):
    @classmethod
    def of(cls, table):
        self = cls.__new__(cls)
        self.names = table.values()  # BAD PV001 self.names
        return self

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled.of({"cat": 0})
