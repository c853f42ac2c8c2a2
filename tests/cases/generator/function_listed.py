from torch.utils.data import Dataset


def read(paths):
    for path in paths:
        yield path


class Files(Dataset):
    def __init__(self, paths):
        self.rows = list(read(paths))

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Files(["a", "b"])
