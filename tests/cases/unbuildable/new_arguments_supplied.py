from torch.utils.data import Dataset


class Rebuilt(Dataset):
    def __init__(self, n):
        self.n = n

    def __new__(cls, n):
        return super().__new__(cls)

    def __getnewargs__(self):
        return (self.n,)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Rebuilt(2)
