from torch.utils.data import Dataset


class Files(Dataset):
    def __init__(self, paths):
        self.upper = map(str.upper, (p for p in paths))  # BAD PV002 self.upper

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Files(["a", "b"])
