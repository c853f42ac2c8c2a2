from torch.utils.data import Dataset


class Frozen(Dataset):
    def __getstate__(self):
        return self.__dict__.copy()


class Labelled(Frozen):
    def __init__(self, table):
        self.table = table
        self.names = table.keys()

    def __getstate__(self):
        state = super().__getstate__()
        state["names"] = sorted(state["names"])
        return state

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
