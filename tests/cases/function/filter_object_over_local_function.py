from torch.utils.data import Dataset


class Scaled(Dataset):
    def __init__(self, factor):
        def is_big(v):
            return v > factor

        self.big = filter(is_big, [1, 2, 3])  # BAD PV003 self.big

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Scaled(2)
