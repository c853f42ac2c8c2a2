from torch.utils.data import Dataset


class Config:
    def __init__(self, table):
        self.table = table
        self.names = table.keys()


class Labelled(Dataset):
    def __init__(self, table):
        cfg = Config(table)
        cfg.names = sorted(cfg.names)
        self.cfg = cfg

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
