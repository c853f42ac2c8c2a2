"""Lint a source whose lines carry what is expected of them: `# PV103 collate_fn`."""

from __future__ import annotations

import ast
import re
import textwrap

from flake8_pickle_views.analysis import analyse
from flake8_pickle_views.finding import Finding
from flake8_pickle_views.options import Options

PRELUDE = """\
import functools
import torch
from torch.utils.data import DataLoader, Dataset, IterableDataset
class Rows(Dataset):
    def __init__(self, rows=()):
        self.rows = rows
    def __len__(self):
        return len(self.rows)
    def __getitem__(self, index):
        return self.rows[index]
    def collate(self, batch):
        return batch
def plain(batch, pad=0):
    return batch
"""

Expected = tuple[int, str, str]
_MARK = re.compile(r"#\s*(PV\d{3} .*)$")


def findings(source: str, filename: str = "linted_here.py", prelude: str = PRELUDE) -> list[Finding]:
    text = prelude + textwrap.dedent(source)
    return analyse(ast.parse(text), text.splitlines(keepends=True), filename, Options())


def check(source: str, filename: str = "linted_here.py", prelude: str = PRELUDE) -> None:
    """What is found is what the marks say: line, code, path."""
    text = prelude + textwrap.dedent(source)
    marked: list[Expected] = []
    for number, line in enumerate(text.splitlines(), 1):
        mark = _MARK.search(line)
        for each in mark[1].split(", ") if mark else ():
            code, _, path = each.partition(" ")
            marked.append((number, code, path))
    found = [(each.line, each.code, each.path) for each in findings(source, filename, prelude)]
    assert found == sorted(marked), f"found {found}, marked {marked}"
