"""Graph views define their own state; nodes.keys() is an abc KeysView."""

import networkx as nx

import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self, g):
        self.nodes = g.nodes()
        self.edges = g.edges()
        self.adj = g.adj
        self.names = g.nodes.keys()

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case(nx.path_graph(3))
