import pandas as pd
import torch
from torch.utils.data import IterableDataset


class Table(IterableDataset):
    def __init__(self, df):
        super().__init__()
        self.rows = df.iterrows()  # BAD PV002 self.rows

    def __iter__(self):
        for _, row in self.rows:
            yield torch.tensor(row["x"])


def make():
    return Table(pd.DataFrame({"x": [1, 2]}))
