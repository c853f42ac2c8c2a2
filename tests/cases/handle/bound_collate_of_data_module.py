"""A bound method drags its whole owner into the pickle."""

import os
import tempfile

import torch
from torch.utils.data import DataLoader


class Module:
    def __init__(self, rows, log_path):
        self.rows = rows
        self.log = open(log_path, "w")  # BAD

    def collate(self, batch):
        return torch.tensor(batch)

    def loader(self):
        return DataLoader(self.rows, batch_size=2, num_workers=2, collate_fn=self.collate)  # CALL PV105 self.log


SAMPLE = [1, 2]


HOLDS = "collate_fn"


def make():
    return Module(SAMPLE, os.path.join(tempfile.mkdtemp(), "run.log")).loader().collate_fn
