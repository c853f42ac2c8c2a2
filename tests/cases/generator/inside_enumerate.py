from torch.utils.data import Dataset


class Files(Dataset):
    def __init__(self, paths):
        rows = (p for p in paths)
        self.rows = enumerate(rows)  # BAD PV002 self.rows

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Files(["a", "b"])
