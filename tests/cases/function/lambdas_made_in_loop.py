from torch.utils.data import Dataset


class Scaled(Dataset):
    def __init__(self, factor):
        self.steps = [lambda v, n=n: v + n for n in range(factor)]  # BAD PV003 self.steps[*]

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Scaled(2)
