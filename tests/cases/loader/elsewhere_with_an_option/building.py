import random

from torch.utils.data import DataLoader


def build(dataset, seed=None):
    def seeded(worker_id):  # ORIGIN
        random.seed(seed + worker_id)

    return DataLoader(dataset, num_workers=1, worker_init_fn=seeded if seed is not None else None)
