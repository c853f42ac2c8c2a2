from torch.utils.data import Dataset


class Scaled(Dataset):
    def __init__(self, factor):
        def double(v):
            return v * factor

        self.values = [double(v) for v in range(3)]

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Scaled(2)
