from torch.utils.data import Dataset


class Words:
    pass


class Numbers:
    pass


def reader(kind):
    if kind == Words:
        return lambda text: text.split()
    if kind == Numbers:
        return float


class Read(Dataset):
    def __init__(self, read):
        self.read = read

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Read(reader(Numbers))
