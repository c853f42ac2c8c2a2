import logging

from torch.utils.data import Dataset


class Logged(Dataset):
    def __init__(self, rows, log: logging.Logger):
        self.rows = rows
        self.log = log
        self.log.info("ready")

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, i):
        return self.rows[i]


def make():
    return Logged([1, 2], logging.getLogger("logged"))
