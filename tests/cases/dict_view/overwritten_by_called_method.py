from torch.utils.data import Dataset


class Labelled(Dataset):
    def __init__(self, table):
        self.names = table.keys()
        self._freeze()

    def _freeze(self):
        self.names = tuple(self.names)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
