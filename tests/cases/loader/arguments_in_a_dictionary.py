from torch.utils.data import DataLoader, Dataset


class Numbers(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    settings = {"batch_size": 1, "num_workers": 0}
    settings.update(num_workers=1, collate_fn=lambda rows: rows)  # ORIGIN
    return DataLoader(Numbers(), **settings)  # CALL PV103 collate_fn
