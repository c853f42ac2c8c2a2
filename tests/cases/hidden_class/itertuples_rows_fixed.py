import pandas as pd
import torch
from torch.utils.data import Dataset


class Frame(Dataset):
    def __init__(self, df):
        self.rows = list(df.itertuples(name=None))

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, i):
        _, x, y = self.rows[i]
        return torch.tensor([x, y])


def make():
    return Frame(pd.DataFrame({"x": [1, 2], "y": [3, 4]}))
