"""The reducer's arguments travel; who brings the lambda in is the call."""

from torch.utils.data import Dataset


def rebuilt(convert):
    return Converted(convert)


class Converted(Dataset):
    def __init__(self, convert):
        self.convert = convert

    def __reduce__(self):
        return rebuilt, (self.convert,)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Converted(lambda x: x)  # CALL PV003 self.convert
