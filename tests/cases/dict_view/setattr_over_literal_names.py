from torch.utils.data import Dataset


class Labelled(Dataset):
    def __init__(self, table):
        views = {"names": table.keys(), "ids": table.values()}
        for name in ("names", "ids"):
            setattr(self, name, views[name])  # BAD PV001 self.names, PV001 self.ids

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
