import torch
from torch.utils.data import Dataset


class Mixed(Dataset):
    def __init__(self, rows):
        self.rows = rows
        self.ops = {"abs": abs, "neg": lambda v: -v}  # BAD PV003 self.ops['neg']

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, i):
        op, v = self.rows[i]
        return torch.tensor(self.ops[op](v))


def make():
    return Mixed([("abs", -1), ("neg", 2)])
