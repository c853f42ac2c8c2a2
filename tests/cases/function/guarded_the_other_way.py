from torch.utils.data import Dataset


class Crop:
    def __init__(self, size=None):
        if size is not None:
            self.apply = abs
        else:
            self.apply = lambda value: value  # ORIGIN


class Cropped(Dataset):
    def __init__(self, steps):
        self.steps = steps

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


class Settings:
    size = None


def build(settings):
    steps = []
    if settings.size in [None, "none"]:
        steps.append(Crop(settings.size))
    return Cropped(steps)  # CALL PV003 self.steps[0].apply


def make():
    return build(Settings())
