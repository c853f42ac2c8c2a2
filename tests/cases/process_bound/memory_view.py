from torch.utils.data import Dataset


class Bound(Dataset):
    def __init__(self):
        self.view = memoryview(b"abc")  # BAD PV009 self.view

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Bound()
