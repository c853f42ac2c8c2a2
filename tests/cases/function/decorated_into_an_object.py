"""The decorator gives an object that holds the function: the function itself never lands in the list."""

from torch.utils.data import Dataset


class Item:
    def __init__(self, function, takes):
        self.function = function
        self.takes = takes


def takes(*names):
    def decorate(function):
        if isinstance(function, Item):
            function.takes = names
            return function
        return Item(function, names)

    return decorate


class Pipeline(Dataset):
    def __init__(self):
        self.items = []

    def add(self, item):
        self.items.append(item)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    dataset = Pipeline()

    @takes("audio")
    def load(path):
        return path

    dataset.add(load)  # CALL PV003 self.items[0].function
    return dataset
