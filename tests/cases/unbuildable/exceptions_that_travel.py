from torch.utils.data import Dataset


class Named(Exception):
    def __init__(self, name):
        super().__init__(name)


class Placed(Exception):
    def __init__(self, name, line=1):
        super().__init__(name)


class Both(Exception):
    def __init__(self, name, line):
        super().__init__(name, line)


class Rebuilt(Dataset):
    def __init__(self):
        self.errors = [Named("a"), Placed("a", 3), Both("a", 2), ValueError("a", 1)]

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Rebuilt()
