"""The dataset is made by a function of another file: the argument is what this file can edit."""

from building import build
from torch.utils.data import DataLoader


def scaling(factor):
    def scale(value):
        return value * factor

    return scale


def make():
    return DataLoader(
        build(
            "train",
            transform=scaling(3),  # CALL PV003 self.transform
        ),
        num_workers=1,
    )
