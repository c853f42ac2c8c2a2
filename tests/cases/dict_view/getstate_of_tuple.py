from torch.utils.data import Dataset


class Labelled(Dataset):
    def __init__(self, table):
        self.table = table
        self.names = table.keys()

    def __getstate__(self):
        return (self.table,)

    def __setstate__(self, state):
        (self.table,) = state

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
