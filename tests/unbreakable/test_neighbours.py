"""The files that a linted one imports: what they are on the disk, whether they can be read, whether they stay."""

from __future__ import annotations

import os
import pathlib

import pytest
from conftest import Flake8, Write
from unbreakable.large import LARGE
from unbreakable.linted import BAD, codes, found, lint

USER = (
    "from base import Base\n\n\nclass Boxes(Base):\n    def __init__(self, table: dict):\n        super().__init__()\n"
    "        self.names = table.keys()  # DataLoader\n"
)
"""A subclass of what `base` may have; what it stores is bad wherever its base is a dataset."""

BASE = "from torch.utils.data import Dataset\n\n\nclass Base(Dataset):\n    pass\n"


def test_bases_through_200_modules(write: Write, flake8: Flake8) -> None:
    files = {"a0.py": BAD.replace("Boxes", "A0")}
    for number in range(1, 200):
        files[f"a{number}.py"] = (
            f"from a{number - 1} import A{number - 1}\n\n\nclass A{number}(A{number - 1}):\n    pass\n"
        )
    write(files)
    assert lint(flake8) == ["PV001"]


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"\xef\xbb\xbf" + BASE.encode(), id="BOM"),
        pytest.param(BASE.replace("\n", "\r\n").encode(), id="CRLF"),
        pytest.param(("# coding: latin-1\n# \xe9\n" + BASE).encode("latin-1"), id="latin-1"),
        pytest.param(("\f\n" + BASE.replace("    ", "\t")).encode(), id="form feed and tab"),
        pytest.param(("x = '\\d' is 1\n" + BASE).encode(), id="what Python warns of"),
        pytest.param((BASE + "DATA = [\n" + "    0,\n" * 100_000 + "]\n").encode(), id="large"),
    ],
)
def test_a_base_in_unusual_bytes_is_read(tmp_path: pathlib.Path, flake8: Flake8, content: bytes) -> None:
    (tmp_path / "boxes.py").write_text(USER)
    (tmp_path / "base.py").write_bytes(content)
    assert lint(flake8, "boxes.py") == ["PV001"]


def test_neighbours_that_can_not_be_read(tmp_path: pathlib.Path, write: Write, flake8: Flake8) -> None:
    folders = "loop gone folder pipe null broken cookie bytes locked ring/a".split()
    write({f"{folder}/boxes.py": USER for folder in folders})
    os.symlink("base.py", tmp_path / "loop" / "base.py")
    os.symlink("nowhere.py", tmp_path / "gone" / "base.py")
    (tmp_path / "folder" / "base.py").mkdir()
    os.mkfifo(tmp_path / "pipe" / "base.py")
    (tmp_path / "null" / "base.py").write_bytes(BASE.encode() + b"\0")
    (tmp_path / "broken" / "base.py").write_text(BASE + "class (\n")
    (tmp_path / "cookie" / "base.py").write_text("# coding: no-such\n" + BASE)
    (tmp_path / "bytes" / "base.py").write_bytes(BASE.encode() + b"'\xff\xfe'\n")
    (tmp_path / "locked" / "base.py").write_text(BASE)
    (tmp_path / "locked" / "base.py").chmod(0)
    os.symlink("..", tmp_path / "ring" / "a" / "base")
    readable = os.access(tmp_path / "locked" / "base.py", os.R_OK)  # by root it is
    names = [f"{folder}/boxes.py" for folder in folders]
    assert lint(flake8, *names, "ring/a/base/a/base/a/boxes.py") == ["PV001"] * readable


def test_a_symlink_loop_is_walked_once(tmp_path: pathlib.Path, write: Write, flake8: Flake8) -> None:
    write({"pkg/__init__.py": "", "pkg/base.py": BASE, "pkg/boxes.py": USER.replace("from base", "from pkg.base")})
    os.symlink(".", tmp_path / "pkg" / "pkg")
    os.symlink("..", tmp_path / "pkg" / "up")
    assert lint(flake8, "pkg/boxes.py") == ["PV001"]
    assert lint(flake8, "pkg/pkg/pkg/boxes.py", "pkg/up/pkg/boxes.py") == ["PV001", "PV001"]


def test_a_neighbour_that_is_not_text(write: Write, flake8: Flake8) -> None:
    folder = write({"boxes.py": USER})
    (folder / "base.py").write_bytes(bytes(range(256)) * 100 + b"Dataset")
    (folder / "pyproject.toml").write_bytes(b"\xff\xfe[tool.pickle-views]\0")
    done = flake8("--select=PV")
    assert len(done.stdout.splitlines()) in (0, 2), done.stdout


def test_a_neighbour_of_two_megabytes(write: Write, flake8: Flake8) -> None:
    """It is not read; what the linted file has by itself is found."""
    _, source = LARGE["a dictionary of 100,000"]
    user = "from base import Base\n" + BAD.replace("(Dataset)", "(Base, Dataset)")
    write({"base.py": source.replace("class A", "class Base"), "boxes.py": user})
    assert lint(flake8, "boxes.py") == ["PV001"]


def test_a_neighbour_that_vanishes_and_comes_back(
    tmp_path: pathlib.Path, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process lints on while files go and come, as an editor's server does."""
    monkeypatch.chdir(write({"base.py": BASE, "boxes.py": USER}))
    assert codes(USER) == ["PV001"]
    os.remove("base.py")
    assert codes(USER) == []
    os.symlink("base.py", "base.py")
    assert codes(USER) == []
    os.remove("base.py")
    write({"base.py": BASE})
    assert codes(USER) == ["PV001"]


def test_a_neighbour_that_vanishes_while_it_is_looked_for(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between being found and being opened, it is gone."""
    monkeypatch.chdir(write({"base.py": BASE, "boxes.py": USER}))
    isfile = os.path.isfile

    def seen_for_the_last_time(path: str) -> bool:
        there = isfile(path)
        if there and os.path.basename(path) == "base.py":
            os.remove(path)
        return there

    monkeypatch.setattr(os.path, "isfile", seen_for_the_last_time)
    assert found(USER) == []
