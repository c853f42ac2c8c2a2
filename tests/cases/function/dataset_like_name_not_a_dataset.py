"""Named like a dataset, holds one, is never sent anywhere."""

import torch
from torch.utils.data import TensorDataset


class DatasetReport:
    def __init__(self, ds):
        self.ds = ds
        self.fmt = lambda v: f"{v:.2f}"
        self.out = open("/dev/null", "w")


def make():
    ds = TensorDataset(torch.zeros(2, 1))
    DatasetReport(ds)
    return ds
