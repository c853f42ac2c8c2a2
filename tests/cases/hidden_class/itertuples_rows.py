"""Even a list of itertuples() rows fails: the row class is made on the fly."""

import pandas as pd
import torch
from torch.utils.data import Dataset


class Frame(Dataset):
    def __init__(self, df):
        self.rows = list(df.itertuples())  # BAD PV007 self.rows[*]

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, i):
        return torch.tensor([self.rows[i].x, self.rows[i].y])


def make():
    return Frame(pd.DataFrame({"x": [1, 2], "y": [3, 4]}))
