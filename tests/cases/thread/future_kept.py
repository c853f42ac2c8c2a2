from concurrent import futures

from torch.utils.data import Dataset


class Submitted(Dataset):
    def __init__(self):
        with futures.ThreadPoolExecutor(1) as pool:
            self.job = pool.submit(abs, -1)  # BAD PV004 self.job

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Submitted()
