import json

from torch.utils.data import Dataset


class Backed(Dataset):
    def __init__(self):
        self.encode = json.dumps
        self.decoder = json.JSONEncoder()

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Backed()
