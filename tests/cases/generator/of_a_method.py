from torch.utils.data import Dataset


class Files(Dataset):
    def __init__(self, paths):
        self.rows = self._read(paths)  # BAD PV002 self.rows

    def _read(self, paths):
        for path in paths:
            yield path.upper()  # ORIGIN

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Files(["a", "b"])
