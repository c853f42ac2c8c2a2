import torch
from torch.utils.data import Dataset

from audio.log import Logger


class FileNames(Dataset):
    def __init__(self, names, logger_name="TRAIN"):
        self.names = names
        self._logger = Logger(logger_name)  # BAD PV004 self._logger._queue, PV004 self._logger._listener

    def __len__(self):
        return len(self.names)

    def __getitem__(self, i):
        return torch.tensor(len(self.names[i]))
