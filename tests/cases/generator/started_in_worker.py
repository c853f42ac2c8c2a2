from torch.utils.data import Dataset


class Files(Dataset):
    def __init__(self, paths):
        self.paths = paths
        self.rows = None

    def __getitems__(self, indices):
        self.rows = (p for p in self.paths)
        return [self[i] for i in indices]

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return next(self.rows)


def make():
    return Files(["a", "b"])
