import dataclasses

from torch.utils.data import Dataset


def names_of(*names):
    return dataclasses.field(default_factory=lambda: list(names))


@dataclasses.dataclass
class Labelled(Dataset):
    names: list = names_of("cat", "dog")

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Labelled()
