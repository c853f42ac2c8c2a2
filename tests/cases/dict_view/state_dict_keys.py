import torch
from torch import nn
from torch.utils.data import Dataset


class Probes(Dataset):
    def __init__(self, net: nn.Module):
        self.weights = [p.detach().clone() for p in net.parameters()]
        self.layer_names = net.state_dict().keys()  # BAD PV001 self.layer_names

    def __len__(self):
        return len(self.weights)

    def __getitem__(self, i):
        return self.weights[i]


def make():
    return Probes(nn.Linear(2, 1))
