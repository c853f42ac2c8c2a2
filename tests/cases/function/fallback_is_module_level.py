from torch.utils.data import Dataset


def identity(v):
    return v


class Scaled(Dataset):
    def __init__(self, scale=None):
        self.scale = scale or identity

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Scaled()
