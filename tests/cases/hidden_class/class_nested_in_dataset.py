from torch.utils.data import Dataset


class Rows(Dataset):
    class Row:
        pass

    def __init__(self):
        self.row = self.Row()

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Rows()
