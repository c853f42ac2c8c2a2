import contextlib

from torch.utils.data import Dataset


@contextlib.contextmanager
def opened(paths):
    yield iter(paths)


class Files(Dataset):
    def __init__(self, paths):
        with opened(paths) as rows:
            self.rows = list(rows)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Files(["a", "b"])
