"""A project's own package that has the name of a library with facts."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from flake8_pickle_views.analysis import analyse
from flake8_pickle_views.options import Options

DATASET = """\
from torch.utils.data import Dataset


class Rows(Dataset):
    def __init__(self, rows, transform=None):
        self.rows = rows
        self.transform = transform
"""
TRAIN = """\
from torch.utils.data import DataLoader
from datasets{module} import Rows


def main():
    rows = Rows([], transform=lambda row: row)
    return DataLoader(rows, num_workers=2)
"""


def found(path: Path) -> list[tuple[int, str]]:
    text = path.read_text()
    return [(each.line, each.code) for each in analyse(ast.parse(text), text.splitlines(True), str(path), Options())]


@pytest.mark.parametrize("init", [None, "", "from .rows import Rows\n", DATASET])
def test_its_modules_are_read(tmp_path: Path, init: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    package = tmp_path / "datasets"
    package.mkdir()
    (package / "rows.py").write_text(DATASET)
    if init is not None:
        (package / "__init__.py").write_text(init)
    train = tmp_path / "train.py"
    train.write_text(TRAIN.format(module="" if init else ".rows"))
    assert found(train) == [(6, "PV003")]


def test_what_the_tables_know_is_the_library_s(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder named like torch beside the file does not take its place."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "torch").mkdir()
    (tmp_path / "torch" / "__init__.py").write_text("")
    train = tmp_path / "train.py"
    train.write_text(DATASET + "\n\nrows = Rows({}.keys())\n")
    assert found(train) == [(10, "PV001")]
