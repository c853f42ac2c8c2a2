"""Members whose names tell that something bad may come up, and that what they give is found through them."""

from __future__ import annotations

import ast

import pytest

from flake8_pickle_views.analysis import analyse
from flake8_pickle_views.facts.tables import Facts
from flake8_pickle_views.facts.telling import told
from flake8_pickle_views.options import Options

FACTS = Facts((3, 12))
NOTHING: set[str] = set()


def bind_nothing(name: str) -> bool:
    return False


def names_told(packages: str, what: str, name: str, called: str = "") -> bool:
    return told(FACTS, frozenset(packages.split()), what, {name}, set(called.split()), bind_nothing) == {name}


@pytest.mark.parametrize(
    ("packages", "method", "called", "tells"),
    [
        ("av", "demux", "", True),
        ("torch av", "demux", "", True),
        ("torch", "demux", "", False),
        ("project", "demux", "", False),
        ("av", "decode", "", False),
        ("av", "decode", "open", True),
        ("sklearn", "split", "strip", False),
        ("sklearn", "split", "KFold", True),
        ("geopandas pandas", "iterrows", "", True),
        ("sqlite3", "cursor", "", True),
        ("sqlite3", "commit", "", False),
    ],
)
def test_methods_that_tell(packages: str, method: str, called: str, tells: bool) -> None:
    assert names_told(packages, "methods", method, called) is tells


@pytest.mark.parametrize(
    ("packages", "attribute", "tells"),
    [
        ("numpy", "flat", True),
        ("numpy", "data", True),
        ("numpy torch", "data", False),
        ("numpy", "shape", False),
        ("igraph", "vs", True),
        ("torch", "vs", False),
    ],
)
def test_attributes_that_tell(packages: str, attribute: str, tells: bool) -> None:
    assert names_told(packages, "attributes", attribute) is tells


def test_a_maker_may_be_bound_by_the_module() -> None:
    found = told(FACTS, frozenset(("sklearn",)), "methods", {"split"}, NOTHING, lambda name: name == "KFold")
    assert found == {"split"}


def paths(setup: str, expression: str) -> list[str]:
    """The paths that are found in a dataset that keeps the value of an expression."""
    lines = [
        "from torch.utils.data import Dataset",
        setup,
        "class D(Dataset):",
        "    def __init__(self, path):",
        f"        self.kept = {expression}",
        "    def __getitem__(self, index):",
        "        return index",
    ]
    text = "\n".join(lines)
    findings = analyse(ast.parse(text), text.splitlines(True), "x.py", Options(target_version=(3, 11)))
    return [finding.path for finding in findings]


@pytest.mark.parametrize(
    ("setup", "expression"),
    [
        ("import av", "av.open(path).decode(video=0)"),
        ("import duckdb", "duckdb.connect().sql('select 1')"),
        ("import igraph as ig", "ig.Graph.Ring(4).vs"),
        ("import numpy as np", "np.arange(3).flat"),
        ("import sqlite3", "sqlite3.connect(path).execute('select 1')"),
        ("import sys", "sys.stdout.buffer"),
        ("import sys", "sys.stderr.write"),
        ("import os", "os.environ.get"),
        ("from loguru import logger", "logger.bind(a=1)"),
        ("import loguru", "loguru.logger.bind(a=1)"),
        ("from loguru import logger as log", "log"),
        ("from sys import stdout", "stdout"),
        ("from sys import stdout", "stdout.write"),
        ("from os import environ", "environ"),
        ("from rdkit.Chem.Descriptors import descList", "descList"),
        ("from sklearn.model_selection import KFold", "KFold(2).split([1, 2])"),
        ("import codecs, io", "codecs.getreader('utf8')(io.BytesIO(path))"),
        ("import ctypes", "ctypes.CDLL(path).add"),
        ("import tables", "tables.open_file(path).root.images"),
        ("import torch\ndef f(x): return x", "torch.compile(f)"),
        ("import torch\nclass A:\n    def m(self): pass", "torch.compile(A().m)"),
        ("", "iter(lambda: 1, 1)"),
        ("import openpyxl", "openpyxl.load_workbook(path, read_only=True).active"),
        ("import segyio", "segyio.open(path).trace"),
        ("from typing import TypeVar\nT = TypeVar('U')", "T"),
        ("from typing import TypeVar", "TypeVar('T')"),
    ],
)
def test_what_comes_through_a_member_is_found(setup: str, expression: str) -> None:
    assert [path.partition("__")[0].rstrip(".") for path in paths(setup, expression)] == ["self.kept"]


@pytest.mark.parametrize(
    ("setup", "expression"),
    [
        ("import av", "list(path.decode(video=0))"),
        ("import numpy as np", "np.arange(3).flat[0]"),
        ("import sys", "sys.stdout.encoding"),
        ("from sys import stdout", "stdout.encoding"),
        ("from os import environ", "environ['A']"),
        ("from os import environ", "dict(environ)"),
        ("from loguru import logger", "logger.info('text')"),
        ("import os", "os.environ.get('A')"),
        ("import tables", "tables.open_file(path).root.images.read()"),
        ("import torch\ndef f(x): return x", "torch.compile(f, disable=True)"),
        ("import torch\nclass N(torch.nn.Module): pass", "torch.compile(N())"),
        ("import torch\ndef f(x): return x\nf = torch.compile(f)", "f"),
        ("def f(): return 1", "iter(f, 1)"),
        ("import openpyxl", "openpyxl.load_workbook(path).active"),
        ("import segyio", "segyio.open(path).trace[0]"),
        ("from typing import TypeVar\nT = TypeVar('T')", "T"),
        ("from typing import NewType\nif True:\n    N = NewType('N', int)", "N"),
        ("from typing_extensions import ParamSpec\nP: object = ParamSpec('P')", "P"),
    ],
)
def test_what_pickles_stays_silent(setup: str, expression: str) -> None:
    assert paths(setup, expression) == []
