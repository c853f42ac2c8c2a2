"""One dataset a kind that a real DataLoader can't send to its spawned worker, and its cure.

    python -m oracle.loaded KIND [cured]
"""

from __future__ import annotations

import csv
import os
import sys
import threading
import weakref
from typing import Any

import numpy
import torch
from torch.utils.data import DataLoader, Dataset


class Kept(Dataset):
    """Keeps a value."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def __len__(self) -> int:
        return 2

    def __getitem__(self, index: int) -> int:
        return index


class Forwarding:
    """Asks for `inner` before there is any."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


class Guarded(Forwarding):
    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(self.inner, name)


class Found:
    """A class that pickle finds by its name."""


def hidden() -> Any:
    class Hidden:
        pass

    return Hidden()


def plus_one(value: int) -> int:
    return value + 1


MAKERS: dict[str, tuple[Any, Any]] = {
    "01": (lambda: {"a": 1}.keys(), lambda: list({"a": 1}.keys())),
    "02": (lambda: (x for x in "ab"), lambda: [x for x in "ab"]),
    "03": (lambda: lambda x: x + 1, lambda: plus_one),
    "04": (threading.Lock, lambda: None),
    "05": (lambda: open(os.devnull), lambda: os.devnull),
    "06": (lambda: numpy, lambda: "numpy"),
    "07": (hidden, Found),
    "08": (lambda: csv.reader(["a,b"]), lambda: list(csv.reader(["a,b"]))),
    "09": (lambda: weakref.ref(Found), lambda: Found),
    "10": (torch.Generator, lambda: 0),
    "11": (lambda: Forwarding([1]), lambda: Guarded([1])),
}


def main() -> None:
    kind, cured = sys.argv[1], "cured" in sys.argv
    dataset = Kept(MAKERS[kind][cured]())
    loader = DataLoader(dataset, num_workers=1, multiprocessing_context="spawn", timeout=60)
    print(next(iter(loader)).tolist())


if __name__ == "__main__":
    main()
