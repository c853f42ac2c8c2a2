from torch.utils.data import Dataset


class Files(Dataset):
    def __init__(self, paths):
        self.paths = paths
        self.read = self._read

    def _read(self):
        yield from self.paths

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Files(["a", "b"])
