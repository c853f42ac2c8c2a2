from torch.utils.data import Dataset


class Labelled(Dataset):
    def __init__(self, table):
        self.pairs = zip(table.keys(), table.values())
        self.numbered = enumerate(table.items())
        self.upper = map(str.upper, table.keys())
        self.names = iter(table.keys())

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
