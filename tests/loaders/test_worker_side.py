"""What runs in the worker alone says nothing about what the parent sends."""

from __future__ import annotations

import ast

import pytest

from flake8_pickle_views.analysis import analyse
from flake8_pickle_views.options import Options

WORKER_INIT = """\
from torch.utils.data import DataLoader, IterableDataset


class Stream(IterableDataset):
    def __init__(self, source):
        self.source = source
        self.it = None

    def begin(self, worker_id):
        self.it = (x for x in self.source)

    def __iter__(self):
        return self.it


def make(source):
    stream = Stream(source)
    return DataLoader(stream, num_workers=2, worker_init_fn=stream.begin)
"""
WORKER_INFO = """\
import weakref
from torch.utils.data import DataLoader, Dataset, get_worker_info


class Rows(Dataset):
    def __init__(self):
        self.worker = None

    def __getitem__(self, i):
        info = get_worker_info()
        if info is not None:
            self.worker = weakref.ref(info)
        return i


def make():
    rows = Rows()
    rows[0]
    return DataLoader(rows, num_workers=2)
"""
NAMED_GLOBALS = """\
import math
from torch.utils.data import Dataset


class Augmented(Dataset):
    def __init__(self, names):
        self.steps = [globals()["_augment_" + name] for name in names]

    def __getitem__(self, i):
        return i
"""


def found(text: str) -> list[tuple[int, str]]:
    lines = text.splitlines(keepends=True)
    return [(each.line, each.code) for each in analyse(ast.parse(text), lines, "stdin", Options())]


@pytest.mark.parametrize("text", [WORKER_INIT, WORKER_INFO, NAMED_GLOBALS], ids=["init", "info", "globals"])
def test_silent(text: str) -> None:
    assert found(text) == []


def test_the_same_method_is_told_where_no_worker_calls_it() -> None:
    text = WORKER_INIT.replace(", worker_init_fn=stream.begin", "").replace("worker_id", "number")
    assert found(text) == [(10, "PV002")]
