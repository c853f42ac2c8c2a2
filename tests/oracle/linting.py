"""The real flake8 over the cases, each linted as a user would lint it."""

from __future__ import annotations

import collections
import pathlib
import re
import subprocess
import sys
from collections.abc import Iterable

from oracle.marks import CASES, Case

Found = tuple[str, int, str, str]
"""File (relative to the case's folder), line, code, text."""

_LINE = re.compile(r"(?P<file>[^\t]+)\t(?P<line>\d+)\t(?P<code>PV\d{3})\t(?P<text>.*)")


def static_findings(cases: Iterable[Case]) -> dict[str, list[Found]]:
    """What flake8 finds, by the name of the case: one run for all single files, one a folder."""
    found: dict[str, list[Found]] = collections.defaultdict(list)
    cases = list(cases)
    singles = {str(case.location.relative_to(CASES)): case for case in cases if not case.is_folder}
    for file, line, code, text in _lint(sorted(singles), CASES):
        case = singles[str(pathlib.Path(file))]
        found[case.name].append((case.location.name, line, code, text))
    for case in cases:
        if case.is_folder:
            found[case.name] = _lint(["."], case.location)
    return found


def _lint(targets: list[str], folder: pathlib.Path) -> list[Found]:
    if not targets:
        return []
    command = [sys.executable, "-m", "flake8", "--isolated", "-j1", "--select=PV"]
    command += ["--format=%(path)s\t%(row)d\t%(code)s\t%(text)s", *targets]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=600)
    if done.stderr.strip() or done.returncode not in (0, 1):
        raise RuntimeError(f"flake8 failed in {folder}: {done.stderr or done.stdout}")
    rows = [match for match in map(_LINE.fullmatch, done.stdout.splitlines()) if match]
    return [(row["file"].removeprefix("./"), int(row["line"]), row["code"], row["text"]) for row in rows]
