from torch.utils.data import Dataset


def logged(function):
    def wrapper(*args):  # ORIGIN
        return function(*args)

    return wrapper


@logged
def load(i):
    return i


class Loaded(Dataset):
    def __init__(self):
        self.load = load  # BAD PV003 self.load

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Loaded()
