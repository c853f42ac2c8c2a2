"""What a call into another file makes: who tells it, this file or that one."""

from __future__ import annotations

import ast
import textwrap
from pathlib import Path

import pytest

from flake8_pickle_views.analysis import analyse
from flake8_pickle_views.options import Options

OTHER = """
from torch.utils.data import DataLoader, Dataset
class Lines(Dataset):
    def __init__(self, lines, clean):
        self.lines = lines
        self.clean = clean
    def __getitem__(self, index):
        return self.clean(self.lines[index])
def build_dataset(path, lower=False):
    clean = str
    if lower:
        clean = lambda line: line.lower()
    return Lines([path], clean)
def always_dataset(path):
    return Lines([path], lambda line: line)
class Corpus:
    def __init__(self, path, lower=False):
        self.path = path
        self.lower = lower
    def dataset(self):
        if self.lower:
            return Lines([self.path], lambda line: line.lower())
        return Lines([self.path], str)
    @staticmethod
    def read_dataset(path, strip=False):
        return Lines([path], (lambda line: line.strip()) if strip else str)
    @classmethod
    def open_dataset(cls, path, strip=False):
        return Lines([path], (lambda line: line.strip()) if strip else str)
    def some_dataset(self):
        return Lines([self.path], lambda line: line)
class Loaders:
    def __init__(self, debug=False):
        self.debug = debug
    def train_loader(self, rows):
        collate = None
        if self.debug:
            collate = lambda batch: batch
        return DataLoader(rows, num_workers=2, collate_fn=collate)
    def any_loader(self, rows):
        return DataLoader(rows, num_workers=2, collate_fn=lambda batch: batch)
"""
SAID_HERE = {
    "an option of a function": ('DataLoader(build_dataset("x", lower=True), num_workers=2)', "PV003", "self.clean"),
    "an option of an object": ('DataLoader(Corpus("x", lower=True).dataset(), num_workers=2)', "PV003", "self.clean"),
    "a static method": ('DataLoader(Corpus.read_dataset("x", strip=True), num_workers=2)', "PV003", "self.clean"),
    "a class method": ('DataLoader(Corpus.open_dataset("x", strip=True), num_workers=2)', "PV003", "self.clean"),
    "a loader's maker": ("Loaders(debug=True).train_loader([1])", "PV103", "collate_fn"),
}
SAID_THERE = {
    "whatever it is called with": 'DataLoader(always_dataset("x"), num_workers=2)',
    "whatever the object is": 'DataLoader(Corpus("x").some_dataset(), num_workers=2)',
    "whatever the maker is": "Loaders(debug=True).any_loader([1])",
    "the option is closed": 'DataLoader(build_dataset("x", lower=False), num_workers=2)',
    "the option is not named": 'DataLoader(Corpus("x").dataset(), num_workers=2)',
    "a maker without the option": "Loaders().train_loader([1])",
}


def found_in(folder: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> list[tuple[int, str, str]]:
    (folder / "corpus.py").write_text(textwrap.dedent(OTHER))
    source = (
        "from torch.utils.data import DataLoader\n"
        "from corpus import Corpus, Loaders, always_dataset, build_dataset\n"
        f"def make_loader():\n    loader = {call}\n    return loader\n"
    )
    (folder / "main.py").write_text(source)
    monkeypatch.chdir(folder)
    found = analyse(ast.parse(source), source.splitlines(keepends=True), "main.py", Options())
    return [(each.line, each.code, each.path) for each in found]


@pytest.mark.parametrize(("call", "code", "path"), SAID_HERE.values(), ids=list(SAID_HERE))
def test_what_is_said_here_is_told_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, code: str, path: str
) -> None:
    assert found_in(tmp_path, monkeypatch, call) == [(4, code, path)]


@pytest.mark.parametrize("call", SAID_THERE.values(), ids=list(SAID_THERE))
def test_what_is_bad_anyway_is_told_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    assert found_in(tmp_path, monkeypatch, call) == []


def test_that_file_tells_what_is_bad_anyway(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "corpus.py").write_text(OTHER)
    monkeypatch.chdir(tmp_path)
    found = analyse(ast.parse(OTHER), OTHER.splitlines(keepends=True), "corpus.py", Options())
    assert [each.path for each in found].count("self.clean") >= 2
    assert "collate_fn" in [each.path for each in found]


def test_one_of_two_that_hangs_on_the_same_option_is_not_told(tmp_path: Path) -> None:
    """Which queue it is, and whether a process gets it, is decided by one option that the test leaves open."""
    (tmp_path / "mapper.py").write_text(
        "import queue, threading\n"
        "class ProcessPool:\n"
        "    def __init__(self, function, method, context):\n"
        "        self.method = method\n"
        "        self.tasks = queue.Queue() if method == 'thread' else context.Queue()\n"
        "        if self.method == 'thread':\n"
        "            threading.Thread(target=function, args=(self.tasks,)).start()\n"
        "        elif self.method == 'process':\n"
        "            context.Process(target=function, args=(self.tasks,)).start()\n"
    )
    source = (
        "import multiprocessing\nfrom mapper import ProcessPool\n\ndef spawned(function, method):\n"
        "    return ProcessPool(function, method, multiprocessing.get_context('spawn'))\n"
    )
    path = tmp_path / "linted.py"
    assert analyse(ast.parse(source), source.splitlines(keepends=True), str(path), Options()) == []
