from torch.utils.data import Dataset


class Backed(Dataset):
    def __init__(self):
        import json

        self.codec = json  # BAD PV006 self.codec

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Backed()
