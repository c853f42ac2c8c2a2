from torch.utils.data import Dataset


class Labelled(Dataset):
    def __init__(self, table):
        self.names = sorted(table.keys(), key=len)
        self.best = max(table.values())
        self.joined = ",".join(table.keys())
        self.inverse = {v: k for k, v in table.items()}
        self.common = table.keys() & {"cat"}
        self.has_cat = "cat" in table.keys()
        self.copy = dict(table.items())

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
