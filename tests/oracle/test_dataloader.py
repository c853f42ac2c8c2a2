"""One real DataLoader a kind: with one spawned worker it fails on the value and works with the cure."""

from __future__ import annotations

import pathlib
import subprocess
import sys

import pytest

KINDS = ("01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11")
TIME_LIMIT = 120


def load(
    kind: str, *more: str, folder: pathlib.Path, environment: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "oracle.loaded", kind, *more]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=TIME_LIMIT
    )


@pytest.mark.parametrize("kind", KINDS)
def test_the_value_does_not_arrive(kind: str, tmp_path: pathlib.Path, environment: dict[str, str]) -> None:
    done = load(kind, folder=tmp_path, environment=environment)
    assert done.returncode == 1
    refused = ("Can't pickle", "cannot pickle", "exited unexpectedly")
    assert any(words in done.stderr for words in refused), done.stderr


@pytest.mark.parametrize("kind", KINDS)
def test_the_cure_arrives(kind: str, tmp_path: pathlib.Path, environment: dict[str, str]) -> None:
    done = load(kind, "cured", folder=tmp_path, environment=environment)
    assert (done.returncode, done.stdout) == (0, "[0]\n"), done.stderr
