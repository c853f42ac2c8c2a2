from torch import nn
from torch.utils.data import Dataset


class Probes(Dataset):
    def __init__(self):
        self.weights = nn.Linear(1, 1).named_parameters()  # BAD PV002 self.weights

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Probes()
