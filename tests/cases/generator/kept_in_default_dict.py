import collections

from torch.utils.data import Dataset


class Files(Dataset):
    def __init__(self, paths):
        self.by_split = collections.defaultdict(list)
        self.by_split["train"].append(p for p in paths)  # BAD PV002 self.by_split['train'][0]

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Files(["a", "b"])
