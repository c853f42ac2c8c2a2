"""The examples of each docstring: the plugin's verdict on them, and Python's own."""

from __future__ import annotations

import ast
import pathlib
import subprocess
import sys

import pytest

from flake8_pickle_views.kinds.all import KINDS
from flake8_pickle_views.kinds.kind import Kind
from flake8_pickle_views.kinds.story import example

every_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)

SEND = '''\
import multiprocessing
import sys


def receive(dataset, connection):
    connection.send(type(dataset).__name__)


if __name__ == "__main__":
    import example

    dataset = example.make()
    context = multiprocessing.get_context("spawn")
    receiving, sending = context.Pipe(duplex=False)
    process = context.Process(target=receive, args=(dataset, sending))
    try:
        process.start()
    except Exception as error:
        sys.exit(f"refused: {type(error).__name__}: {error}")
    process.join()
    if process.exitcode != 0:
        sys.exit("refused: lost on the way")
    print("arrived:", receiving.recv())
'''
"""Start a spawned process with the dataset as argument: what a `DataLoader` does for each worker."""


def codes(source: str, filename: str) -> list[str]:
    from flake8_pickle_views.analysis import analyse
    from flake8_pickle_views.options import Options

    lines = source.splitlines(keepends=True)
    return [finding.code for finding in analyse(ast.parse(source), lines, filename, Options())]


@every_kind
def test_bad_example_gives_exactly_its_code(kind: Kind, tmp_path: pathlib.Path) -> None:
    assert codes(example(kind.doc, "Bad"), str(tmp_path / "bad.py")) == [f"PV0{kind.digits}"]


@every_kind
def test_good_example_gives_nothing(kind: Kind, tmp_path: pathlib.Path) -> None:
    assert codes(example(kind.doc, "Good"), str(tmp_path / "good.py")) == []


@pytest.mark.oracle
@pytest.mark.parametrize("heading, verdict", [("Bad", "refused"), ("Good", "arrived")])
@every_kind
def test_python_agrees(kind: Kind, heading: str, verdict: str, tmp_path: pathlib.Path) -> None:
    """In a fresh interpreter each, so that nothing one example imports can help the next."""
    pytest.importorskip("torch")
    source = example(kind.doc, heading)
    if "import h5py" in source:
        pytest.importorskip("h5py")
    (tmp_path / "example.py").write_text(source, encoding="utf-8")
    (tmp_path / "send.py").write_text(SEND, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-W", "ignore", "send.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
    )
    said = run.stdout if run.returncode == 0 else run.stderr.splitlines()[-1]
    assert said.startswith(verdict), run.stderr
