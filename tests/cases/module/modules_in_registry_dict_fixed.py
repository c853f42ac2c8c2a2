import json
import pickle

import torch
from torch.utils.data import Dataset


class Coded(Dataset):
    def __init__(self, blobs):
        self.blobs = blobs
        self.codecs = {"json": json.loads, "pickle": pickle.loads}

    def __len__(self):
        return len(self.blobs)

    def __getitem__(self, i):
        kind, blob = self.blobs[i]
        return torch.tensor(self.codecs[kind](blob))


def make():
    return Coded([("json", "[1]")])
