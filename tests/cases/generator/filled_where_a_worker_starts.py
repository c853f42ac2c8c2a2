"""A method that takes the number of a worker is called there, whatever file the loader stands in."""

from torch.utils.data import Dataset


class Rows(Dataset):
    def __init__(self, size):
        self.size = size
        self.stream = None

    def begin(self, worker_id):
        self.stream = (i for i in range(worker_id, self.size))
        self.names = {str(i): i for i in range(self.size)}.keys()

    def __len__(self):
        return self.size

    def __getitem__(self, i):
        return i


def make():
    return Rows(2)
