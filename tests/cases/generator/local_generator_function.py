from torch.utils.data import Dataset


class Files(Dataset):
    def __init__(self, paths):
        def read():
            for path in paths:
                yield path

        self.rows = read()  # BAD PV002 self.rows

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Files(["a", "b"])
