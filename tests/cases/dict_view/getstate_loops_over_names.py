from torch.utils.data import Dataset


class Labelled(Dataset):
    def __init__(self, table):
        self.table = table
        self.names = table.keys()
        self.pairs = table.items()

    def __getstate__(self):
        state = dict(vars(self))
        for name in ("names", "pairs"):
            state.pop(name, None)
        return state

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
