from torch.utils.data import Dataset


class Scaled(Dataset):
    def __init__(self, factor):
        self.factor = factor
        self.scale = lambda v: v * factor

    def __getstate__(self):
        state = self.__dict__.copy()
        del state["scale"]
        return state

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Scaled(2)
