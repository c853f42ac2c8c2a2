from torch.utils.data import Dataset


class Compose:
    def __init__(self, steps):
        self.steps = list(steps)


class Scaled(Dataset):
    def __init__(self, transform):
        self.transform = transform

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Scaled(Compose([abs, lambda v: v * 2]))  # CALL PV003 self.transform.steps[1]
