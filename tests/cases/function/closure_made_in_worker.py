from torch.utils.data import Dataset


class Scaled(Dataset):
    def __init__(self, factor):
        self.factor = factor
        self.scale = None

    def _scale(self):
        if self.scale is None:
            self.scale = lambda v: v * self.factor
        return self.scale

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return self._scale()(i)


def make():
    return Scaled(2)
