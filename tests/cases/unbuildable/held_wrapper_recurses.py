from torch.utils.data import Dataset


class Wrapper:
    def __init__(self, inner):
        self.inner = inner

    def __getattr__(self, name):  # ORIGIN
        return getattr(self.inner, name)


class Rebuilt(Dataset):
    def __init__(self):
        self.inner = Wrapper([1, 2])  # BAD PV011 self.inner.__getattr__

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Rebuilt()
