import torch
from torch.utils.data import Dataset


class Sensors(Dataset):
    def __init__(self):
        gains = {"x": 1.0, "y": 2.0}
        self.names, self.gains = gains.keys(), list(gains.values())  # BAD PV001 self.names

    def __len__(self):
        return len(self.gains)

    def __getitem__(self, i):
        return torch.tensor(self.gains[i])


def make():
    return Sensors()
