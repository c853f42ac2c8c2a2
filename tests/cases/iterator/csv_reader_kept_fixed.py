import csv
import io

import torch
from torch.utils.data import IterableDataset


class Csv(IterableDataset):
    def __init__(self, text):
        super().__init__()
        self.rows = list(csv.reader(io.StringIO(text)))

    def __iter__(self):
        for r in self.rows:
            yield torch.tensor([float(v) for v in r])


def make():
    return Csv("1,2\n3,4\n")
