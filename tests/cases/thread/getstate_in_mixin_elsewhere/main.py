"""The state filter is inherited from another file."""

from ds import Locked


def make():
    return Locked()
