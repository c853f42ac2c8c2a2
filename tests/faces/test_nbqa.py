"""`nbqa flake8` on real notebooks: findings stand at a cell and a line in it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from faces.installed import environment, needs

needs("nbqa")
pytestmark = pytest.mark.faces

IMPORTS = "%matplotlib inline\nfrom torch.utils.data import DataLoader, Dataset\n"
BOXES = """\
class Boxes(Dataset):
    def __init__(self, ranges: dict):
        self.names = ranges.keys()
"""
MODULE = "from torch.utils.data import Dataset\n\n\n" + BOXES.replace("ranges.keys()", "list(ranges)")
TRAIN = "boxes = Boxes({'car': 50})\nloader = DataLoader(boxes, num_workers=2)\n"
VIEW = "PV001 self.names is a dict_keys view, which spawned workers can't receive: write list(ranges.keys())"


def nowhere(name: str) -> str:
    return f"{name} is defined in a notebook, where spawned workers can't find it: move it to a module and import it"


def save(path: Path, *cells: str) -> None:
    """Write a notebook as Jupyter does; a cell that starts with `# ` and a word is text."""
    written: list[dict[str, object]] = []
    for text in cells:
        kind: dict[str, object] = {"cell_type": "code", "execution_count": None, "outputs": []}
        if text.startswith("# "):
            kind = {"cell_type": "markdown"}
        written.append({**kind, "metadata": {}, "source": text.splitlines(keepends=True)})
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook = {"cells": written, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 4}
    path.write_text(json.dumps(notebook, indent=1))


def lint(folder: Path, *paths: str) -> tuple[int, list[str]]:
    """The exit code and the lines; the notebooks stay as they were."""
    before = {path: path.read_bytes() for path in folder.rglob("*.*")}
    command = [sys.executable, "-m", "nbqa", "flake8", *paths, "--select=PV"]
    done = subprocess.run(command, cwd=folder, env=environment(), capture_output=True, text=True, timeout=120)
    assert done.stderr == ""
    assert {path: path.read_bytes() for path in folder.rglob("*.*")} == before
    return done.returncode, done.stdout.splitlines()


def test_findings_stand_at_their_cells(tmp_path: Path) -> None:
    collate = "def collate(batch):\n    return batch\n"
    train = TRAIN.replace("num_workers", "collate_fn=collate, num_workers")
    save(tmp_path / "train.ipynb", "# Training", IMPORTS, "\n" + BOXES, "# The loader", collate, "%%bash\nls", train)
    assert lint(tmp_path, "train.ipynb") == (
        1,
        [
            f"train.ipynb:cell_2:2:1: PV007 {nowhere('Boxes')}",
            f"train.ipynb:cell_2:4:9: {VIEW}",
            f"train.ipynb:cell_3:1:1: PV103 {nowhere('collate')}",
        ],
    )


def test_what_a_notebook_imports_is_read(tmp_path: Path) -> None:
    (tmp_path / "data.py").write_text(MODULE)
    save(tmp_path / "train.ipynb", IMPORTS + "from data import Boxes\n", TRAIN)
    assert lint(tmp_path, "train.ipynb") == (0, [])
    bad = TRAIN + "boxes.key = lambda row: row\n"
    save(tmp_path / "train.ipynb", IMPORTS + "from data import Boxes\n", bad)
    code, (line,) = lint(tmp_path, "train.ipynb")
    assert (code, line.split()[:2]) == (1, ["train.ipynb:cell_2:3:1:", "PV003"])


def test_a_folder_of_notebooks(tmp_path: Path) -> None:
    (tmp_path / "notebooks" / "deep").mkdir(parents=True)
    (tmp_path / "data.py").write_text(MODULE)
    save(tmp_path / "notebooks" / "good.ipynb", IMPORTS + "from data import Boxes\n", TRAIN)
    save(tmp_path / "notebooks" / "deep" / "bad.ipynb", IMPORTS, BOXES)
    assert lint(tmp_path, "notebooks") == (1, [f"notebooks/deep/bad.ipynb:cell_2:3:9: {VIEW}"])


def test_an_origin_is_no_line_of_a_file_that_the_reader_has_not(tmp_path: Path) -> None:
    source = BOXES.replace("self.names =", "names =") + "        self.names = names\n"
    save(tmp_path / "train.ipynb", IMPORTS, source)
    assert lint(tmp_path, "train.ipynb") == (1, [f"train.ipynb:cell_2:4:9: {VIEW}"])
