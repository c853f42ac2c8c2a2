from torch.utils.data import Dataset


class Missing(Exception):
    def __init__(self, *, name):  # ORIGIN
        super().__init__(name)


class Rebuilt(Dataset):
    def __init__(self):
        self.error = Missing(name="a")  # BAD PV011 self.error.__init__

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Rebuilt()
