from torch.utils.data import Dataset


class Labelled(Dataset):
    def __init__(self, table):
        self.total = 0
        for self.pairs in (table.items(),):  # BAD PV001 self.pairs
            self.total += len(self.pairs)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
