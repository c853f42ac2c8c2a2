from torch.utils.data import DataLoader, Dataset


class Rows(Dataset):
    def __init__(self, rows, transform=None):
        self.rows = rows
        self.transform = transform

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, i):
        return self.rows[i]


class Data:
    def __init__(self, workers):
        self.workers = workers

    def setup(self):
        self.train = Rows([1, 2], transform=float)

    def train_dataloader(self):
        return DataLoader(self.train, num_workers=self.workers)


def make():
    data = Data(1)
    data.setup()
    return data.train_dataloader().dataset
