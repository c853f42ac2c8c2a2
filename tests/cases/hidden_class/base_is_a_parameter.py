"""The base is known by its annotation only: a dataset, hence no plain object at the loader."""

from typing import Type

from torch.utils.data import DataLoader, Dataset


class Numbers(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def with_index(Base: Type[Dataset]) -> Type[Dataset]:
    class Indexed(Base):  # BAD PV007 Indexed
        def __getitem__(self, i):
            return i, super().__getitem__(i)

    return Indexed


KINDS = dict([("numbers", Numbers)])


def build(kind):
    return with_index(KINDS[kind])()


def make():
    return DataLoader(build("numbers"), num_workers=1)
