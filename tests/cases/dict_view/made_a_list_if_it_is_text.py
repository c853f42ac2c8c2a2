from torch.utils.data import Dataset


class Named(Dataset):
    def __init__(self, table):
        names = {**table}.keys()
        if isinstance(names, str):
            names = [names]
        self.names = names  # BAD PV001 self.names

    def __len__(self):
        return len(self.names)

    def __getitem__(self, i):
        return list(self.names)[i]


def make():
    return Named({"a": 1, "b": 2})
