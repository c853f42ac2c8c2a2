import pandas as pd
from torch.utils.data import Dataset


class Labelled(Dataset):
    def __init__(self, table):
        frame = pd.DataFrame({"a": [1, 2]})
        self.names = frame.keys()
        self.rows = frame.values

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled({"cat": 0, "dog": 1})
