from torch.utils.data import DataLoader, Dataset


class Numbers(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


class Loader(DataLoader):
    def __init__(self, dataset, collate_fn=None, num_workers=1):
        super().__init__(dataset, collate_fn=collate_fn, num_workers=num_workers)


def make():
    return Loader(Numbers(), lambda rows: rows)  # CALL PV103 collate_fn
