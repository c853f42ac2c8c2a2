"""The function that makes the loader is fine by default; this call is not."""

from building import build
from torch.utils.data import Dataset


class Numbers(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return build(Numbers(), seed=7)  # CALL PV103 worker_init_fn
