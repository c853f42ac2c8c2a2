import enum

from torch.utils.data import Dataset


class Form(enum.Enum):
    FRAMES = 1
    FILE = 2


def opened(path, form):
    if form == Form.FRAMES:
        return path
    elif form == Form.FILE:
        return open(path)


class Clips(Dataset):
    def __init__(self, path=__file__, form: Form = Form.FRAMES):
        self.file = opened(path, form)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Clips()
