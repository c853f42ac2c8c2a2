"""Each type's object is built for real, and pickle's verdict compared with its row."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

import pytest
from facts import samples_libraries, samples_managers, samples_more_libraries, samples_stdlib
from facts.unsampled import UNSAMPLED

from flake8_pickle_views.facts.rows import files, parse
from flake8_pickle_views.facts.tables import Facts

SETUP = {**samples_libraries.SETUP, **samples_more_libraries.SETUP}
SAMPLES = {**samples_libraries.SAMPLES, **samples_more_libraries.SAMPLES}
CHILD = Path(__file__).with_name("child.py")
UNAVAILABLE = ("error: ModuleNotFoundError", "error: ImportError", "error: AttributeError")
pytestmark = pytest.mark.oracle


def interpreters() -> list[tuple[tuple[int, int], str]]:
    """This interpreter, and others of the machine that can judge the standard library."""
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    paths = root.glob("versions/3.1?.*/bin/python")
    found = {(3, int(path.parts[-3].split(".")[1])): str(path) for path in paths}
    found[sys.version_info[:2]] = sys.executable
    return sorted(found.items())


def measure(python: str, setup: str, samples: Mapping[str, str], launch: list[str]) -> Mapping[str, str]:
    """Judge the samples in one fresh process."""
    request = {"setup": setup, "samples": samples, "launch": launch}
    command = [python, "-W", "ignore", str(CHILD)]
    done = subprocess.run(command, input=json.dumps(request), capture_output=True, text=True, timeout=600)
    if not done.stdout.strip():
        pytest.fail(f"no answer (exit code {done.returncode}): {done.stderr[-2000:]}")
    answers: Mapping[str, str] = json.loads(done.stdout.strip().splitlines()[-1])
    return answers


def judge(
    python: str, target: tuple[int, int], setup: str, samples: Mapping[str, str]
) -> tuple[list[str], list[str]]:
    """What disagrees with the rows, and what could not be built."""
    facts = Facts(target)
    rows = {name: facts.type(name) for name in samples}
    launch = [name for name, row in rows.items() if row is not None and row.kind in ("10", "11")]
    answers = measure(python, setup, samples, launch)
    wrong, broken = [], []
    for name, answer in answers.items():
        row = rows[name]
        if answer.startswith("error"):
            broken.append(f"{name}: {answer}")
        elif row is None or row.pickles is None:
            wrong.append(f"{name}: the row has no verdict, Python says {answer}")
        elif row.pickles is not (answer == "ok"):
            wrong.append(f"{name}: the row says {row.pickles}, Python says {answer}")
    return wrong, broken


def buildable(broken: list[str]) -> list[str]:
    """Those that this version of Python or of the library should have been able to build."""
    return [line for line in broken if not line.partition(": ")[2].startswith(UNAVAILABLE)]


@pytest.mark.parametrize(("target", "python"), interpreters(), ids=str)
@pytest.mark.parametrize("module", [samples_stdlib, samples_managers], ids=["stdlib", "managers"])
def test_standard_library(target: tuple[int, int], python: str, module: ModuleType) -> None:
    setup, samples = module.SETUP, module.SAMPLES
    wrong, broken = judge(python, target, setup, samples)
    assert wrong == []
    assert buildable(broken) == []


def is_installed(package: str, setup: str) -> bool:
    """Are the package and what its setup imports there? A folder such as `google` is that of many distributions."""
    names = [package]
    for each in ast.parse(setup).body:
        names += [alias.name for alias in each.names] if isinstance(each, ast.Import) else []
        names += [each.module or package] if isinstance(each, ast.ImportFrom) else []
    try:
        return None not in map(importlib.util.find_spec, names)
    except ModuleNotFoundError:
        return False


@pytest.mark.parametrize("package", SAMPLES)
def test_library(package: str) -> None:
    setup, samples = SETUP[package], SAMPLES[package]
    if not is_installed(package, setup):
        pytest.skip("not installed")
    wrong, broken = judge(sys.executable, sys.version_info[:2], setup, samples)
    assert wrong == []
    assert buildable(broken) == []


def test_every_verdict_has_a_sample_or_a_reason() -> None:
    sampled = {*samples_stdlib.SAMPLES, *samples_managers.SAMPLES}
    sampled.update(name for samples in SAMPLES.values() for name in samples)
    facts = Facts(sys.version_info[:2])
    verdicts = set()
    for path in files().values():
        for name in parse(path.read_text(encoding="utf-8")).get("type", {}):
            row = facts.type(name)
            if row is not None and row.pickles is not None:
                verdicts.add(name)
    reasons = {name for name in verdicts if name in UNSAMPLED or name.partition(".")[0] in UNSAMPLED}
    assert verdicts - sampled - reasons == set()
    assert sampled - verdicts == set()
