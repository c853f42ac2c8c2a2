from torch.utils.data import DataLoader, Dataset


class Numbers(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    seed = 7

    def seeded(worker):
        import random

        random.seed(seed + worker)

    return DataLoader(Numbers(), num_workers=1, worker_init_fn=seeded)  # BAD PV103 worker_init_fn
