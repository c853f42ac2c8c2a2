from torch.utils.data import Dataset


class Scaled(Dataset):
    def __init__(self, factor):
        self.factor = factor
        self.scale = self.make_scale()  # BAD PV003 self.scale

    def make_scale(self):
        def scale(v):
            return v * self.factor

        return scale  # ORIGIN

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Scaled(2)
