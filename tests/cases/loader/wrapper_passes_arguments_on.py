from torch.utils.data import DataLoader, Dataset


class Numbers(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def loader_of(dataset, **settings):
    return DataLoader(dataset, batch_size=1, **settings)


def make():
    return loader_of(
        Numbers(),
        num_workers=1,
        collate_fn=lambda rows: rows,  # CALL PV103 collate_fn
    )
