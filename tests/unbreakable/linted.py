"""What the plugin finds in one text, alone and through the real flake8. The guard of `run()` is off (conftest.py)."""

from __future__ import annotations

import ast
import time

from conftest import Flake8

from flake8_pickle_views.plugin import PickleViews

HEAD = "from torch.utils.data import Dataset, DataLoader\n\n\n"
BAD = HEAD + "class Boxes(Dataset):\n    def __init__(self, table: dict):\n        self.names = table.keys()\n"
LONGEST = 10
"""Seconds of CPU time that the plugin may need for one file, on a slow machine. The slowest here takes two."""


def lint(flake8: Flake8, *arguments: str) -> list[str]:
    """The codes that the real flake8 finds in the project's folder."""
    done = flake8("-j1", "--select=PV,E9", *arguments)
    assert "critical error" not in done.stdout, done.stdout
    return [line.split()[1] for line in done.stdout.splitlines()]


def found(source: str, filename: str = "boxes.py") -> list[tuple[int, int, str]]:
    """Lines, columns and texts that the plugin alone reports: some sources are too deep for flake8's other plugins."""
    tree = ast.parse(source)
    start = time.process_time()
    findings = list(PickleViews(tree, filename, source.splitlines(keepends=True)).run())
    assert time.process_time() - start < LONGEST
    return [(line, column, text) for line, column, text, _ in findings]


def codes(source: str) -> list[str]:
    """The codes of what the plugin alone reports."""
    return [text.partition(" ")[0] for _, _, text in found(source)]


def one_class(*statements: str, before: str = "") -> str:
    """A dataset whose constructor has these statements."""
    body = "".join(f"        {statement}\n" for statement in statements)
    return HEAD + before + f"class A(Dataset):\n    def __init__(self, x: dict):\n{body}"
