"""What VS Code's Flake8 extension (ms-python.flake8) sends, and how it reads the lines that come back.

Source: github.com/microsoft/vscode-flake8 at c5911606 (2026-06), `bundled/tool/lsp_server.py`: `FLAKE8_CONFIG`,
`_run_tool_on_document`, `DIAGNOSTIC_RE`, `_parse_output_using_regex`. It runs `python -m flake8` in the workspace's
folder, when a file is opened or saved, and names that file: what is not saved is not linted. The cells of a notebook it
joins, hands over on standard input and names them after the notebook; a line of magic becomes `pass`.
Until 2c4e17db (2026-05) the format stood in quotes, which were taken off line by line.
"""

from __future__ import annotations

import collections
import re
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import Write
from oracle.marks import CASES, all_cases

from flake8_pickle_views.kinds.all import KINDS

FORMAT = "%(row)d,%(col)d,%(code).1s,%(code)s:%(text)s"
DIAGNOSTIC = re.compile(
    r"(?P<line>\d+),(?P<column>-?\d+),(?P<type>\w+),(?P<code>\w+\d+):(?P<message>[^\r\n]*)"
)

BASE = "from torch.utils.data import Dataset\n\n\nclass Base(Dataset):\n    pass\n"
BOXES = """\
from pkg.base import Base


class Boxes(Base):
    def __init__(self, ranges: dict):
        self.names = ranges.keys()
"""
MESSAGE = "self.names is a dict_keys view, which spawned workers can't receive: write list(ranges.keys())"

Diagnostic = tuple[int, int, str, str, str]


def extension(folder: Path, *arguments: str, text: str | None = None, form: str = FORMAT) -> list[Diagnostic]:
    """Run flake8 as the extension does; give what it would show: line and character from 0, type, code, message."""
    command = [sys.executable, "-m", "flake8", f"--format={form}", *arguments]
    done = subprocess.run(command, cwd=folder, input=text, capture_output=True, encoding="utf-8", timeout=300)
    assert done.stderr == ""
    shown = []
    for line in done.stdout.splitlines():
        if line.startswith("'") and line.endswith("'"):
            line = line[1:-1]
        match = DIAGNOSTIC.match(line)
        assert match is not None, f"the extension drops {line!r}"
        row, column = int(match["line"]) - 1, int(match["column"]) - 1
        shown.append((row, column, match["type"], match["code"], match["message"]))
    return shown


@pytest.mark.parametrize("form", [FORMAT, f"'{FORMAT}'"], ids=["2026", "in quotes"])
def test_a_saved_file(write: Write, form: str) -> None:
    folder = write({"pkg/__init__.py": "", "pkg/base.py": BASE, "pkg/boxes.py": BOXES})
    path = str(folder / "pkg" / "boxes.py")
    assert extension(folder, path, form=form) == [(5, 8, "P", "PV001", MESSAGE)]
    write({"pkg/boxes.py": BOXES.replace("ranges.keys()", "list(ranges)")})
    assert extension(folder, path, form=form) == []


def test_every_shape_of_message_is_read(tmp_path: Path) -> None:
    """All cases: every finding that their lines promise comes through, and every kind is among them."""
    # some cases' values pickle in later versions
    shown = extension(tmp_path, "--isolated", "--select=PV", "--pv-target-version=3.11", str(CASES))
    promised = [(each.line - 1, each.code) for case in all_cases() for each in case.expected]
    assert not collections.Counter(promised) - collections.Counter((row, code) for row, _, _, code, _ in shown)
    assert {code[-2:] for *_, code, _ in shown} == {kind.digits for kind in KINDS}
    for row, column, letter, code, message in shown:
        assert letter == "P" and column >= 0 and "worker" in message, (row, code, message)


def cells(*sources: str) -> str:
    return "".join(re.sub(r"^%.*", "pass", source, flags=re.MULTILINE) for source in sources)


TRAIN = "from torch.utils.data import DataLoader\nloader = DataLoader(Boxes({}), num_workers=2)\n"


def test_a_notebook(write: Write) -> None:
    folder = write({"pkg/__init__.py": "", "pkg/base.py": BASE, "train.ipynb": "{}"})
    arguments = ("--select=PV", "--stdin-display-name", str(folder / "train.ipynb"), "-")
    shown = extension(folder, *arguments, text=cells("%matplotlib inline\n", BOXES))
    assert shown == [(6, 8, "P", "PV001", MESSAGE)]
    cured = BOXES.replace("ranges.keys()", "list(ranges)")
    assert extension(folder, *arguments, text=cells("%matplotlib inline\n", cured)) == []


def test_what_a_notebook_defines_is_nowhere_for_a_worker(write: Write) -> None:
    folder = write({"pkg/__init__.py": "", "pkg/base.py": BASE, "train.ipynb": "{}"})
    arguments = ("--select=PV", "--stdin-display-name", str(folder / "train.ipynb"), "-")
    source = BOXES.replace("ranges.keys()", "list(ranges)")
    codes = [code for *_, code, _ in extension(folder, *arguments, text=cells(source, TRAIN))]
    assert codes == ["PV007"]
