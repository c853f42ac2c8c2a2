from torch.utils.data import Dataset


def index(owner, table):
    owner.names = table.keys()  # BAD PV001 self.names


class Labelled(Dataset):
    def __init__(self, table):
        index(self, table)  # CALL

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
