"""The cases of loaders and samples with real workers: what is marked stops them, or hangs the loader."""

from __future__ import annotations

import pathlib
import subprocess
import sys

import pytest
from oracle.marks import Case, all_cases


def is_started(case: Case) -> bool:
    """Does the case make a loader that starts workers, or a dataset whose samples it is about?"""
    main = case.location / "main.py" if case.is_folder else case.location
    return case.of_samples or (case.name.startswith("loader/") and "HOLDS" not in main.read_text())


CASES = [case for case in all_cases() if is_started(case)]
TIME_LIMIT = 120
REFUSED = ("Can't pickle", "Can't get local object", "cannot pickle", "timed out", "default_collate")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_workers_agree_with_the_marks(
    case: Case, tmp_path: pathlib.Path, environment: dict[str, str]
) -> None:
    command = [sys.executable, "-m", "oracle.started", case.name]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=TIME_LIMIT
    )
    said = done.stdout.strip()
    if case.expected:
        assert any(words in said for words in REFUSED), (said, done.stderr[-2000:])
    else:
        assert said == "arrived", (said, done.stderr[-2000:])
