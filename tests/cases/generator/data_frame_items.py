import pandas as pd
from torch.utils.data import Dataset


class Columns(Dataset):
    def __init__(self):
        self.columns = pd.DataFrame({"a": [1]}).items()  # BAD PV002 self.columns

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Columns()
