"""The collate_fn uses up what no worker could send."""

from torch.utils.data import DataLoader, Dataset


class Fields(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, i):
        return {"a": i, "b": 2 * i}.items()


def collate(rows):
    return [dict(row) for row in rows]


def make():
    return DataLoader(Fields(), batch_size=2, num_workers=1, collate_fn=collate)
