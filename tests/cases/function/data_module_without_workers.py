"""What the only loader of the class takes in its own process is not pickled."""

from torch.utils.data import DataLoader, Dataset


class Rows(Dataset):
    def __init__(self, rows, transform=None):
        self.rows = rows
        self.transform = transform

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, i):
        return self.transform(self.rows[i])


class Data:
    def setup(self):
        self.train = Rows([1, 2], transform=lambda x: x + 1)

    def batches(self):
        return list(DataLoader(self.train, batch_size=2))


def make():
    data = Data()
    data.setup()
    return Rows(data.batches())
