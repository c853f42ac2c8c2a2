from torch.utils.data import Dataset


class Scaled(Dataset):
    def __init__(self, scale=None):
        self.scale = scale or (lambda v: v)  # BAD PV003 self.scale

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Scaled()
