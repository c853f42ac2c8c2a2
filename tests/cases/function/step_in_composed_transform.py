from torch.utils.data import Dataset


class Compose:
    def __init__(self, steps):
        self.steps = list(steps)

    def __call__(self, value):
        for step in self.steps:
            value = step(value)
        return value


class Scaled(Dataset):
    def __init__(self, factor):
        self.transform = Compose([abs, lambda v: v * factor])  # BAD PV003 self.transform.steps[1]

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Scaled(2)
