from torch.utils.data import DataLoader, Dataset


def keep(rows):
    return rows


class Fields(Dataset):
    def __init__(self, tables):
        self.tables = tables

    def __len__(self):
        return len(self.tables)

    def __getitem__(self, i):
        return list(self.tables[i].keys())


def make():
    return DataLoader(Fields([{"a": 1}, {"b": 2}]), batch_size=2, num_workers=2, collate_fn=keep)
