"""The config returns a view from a method but keeps a list."""

from ds import Ranges


def make():
    return Ranges()
