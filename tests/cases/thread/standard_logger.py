"""Loggers pickle by name since Python 3.7 (they failed with _thread.RLock on 3.6)."""

import logging

import torch
from torch.utils.data import Dataset


class Case(Dataset):
    def __init__(self):
        self.logger = logging.getLogger(__name__)
        self.adapter = logging.LoggerAdapter(self.logger, {})

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return torch.tensor(i)


def make():
    return Case()
