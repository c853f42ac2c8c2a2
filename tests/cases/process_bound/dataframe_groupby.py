import pandas as pd

import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self):
        self.df = pd.DataFrame({'k': [1, 1], 'x': [2, 3]})
        self.groups = self.df.groupby('k')
        self.rows = list(self.df.itertuples(index=False, name=None))
        self.recs = self.df.to_dict('records')

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case()
