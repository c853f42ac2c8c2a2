"""The cases after some careless edits: no fault, and the same answer whatever was linted before or beside them."""

from __future__ import annotations

import ast
import pathlib
import random

import pytest
from conftest import Flake8, Write
from oracle.marks import CASES
from unbreakable.linted import found
from unbreakable.mutated import mutant

TRIED = 400
WRITTEN = 60


def mutants(count: int, seed: str) -> list[str]:
    """So many edited cases, the same for the same seed."""
    paths = sorted(CASES.rglob("*.py"))
    chosen = random.Random(seed).choices(paths, k=count)
    return [mutant(path.read_text(), f"{seed} {number}") for number, path in enumerate(chosen)]


def test_no_fault_and_the_same_answer_again(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    answers = [(source, found(source)) for source in mutants(TRIED, "alone")]
    random.Random("another order").shuffle(answers)
    for source, answer in answers[: TRIED // 4]:
        assert found(source) == answer, source
    assert sum(map(len, dict(answers).values())) > TRIED // 10, "edits that leave nothing to find test nothing"


def users(source: str, module: str) -> str:
    """A module that derives from each class of another one, and hands it to a loader."""
    names = sorted({node.name for node in ast.parse(source).body if isinstance(node, ast.ClassDef)})
    lines = [f"from torch.utils.data import DataLoader\nfrom {module} import *"]
    for name in names:
        lines.append(f"\n\nclass Sub{name}({module}.{name}):\n    def more(self):\n        self.more = lambda: 0")
        lines.append(f"\n\nloader = DataLoader(Sub{name}(lambda: 0), num_workers=2)")
    return "\n".join([*lines, f"import {module}", ""])


def test_neither_processes_nor_order_matter(
    write: Write, flake8: Flake8, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The files import each other's; each process hashes text in its own way."""
    sources = mutants(WRITTEN, "together")
    files = {f"case_{number:03}.py": source for number, source in enumerate(sources)}
    files |= {f"user_{number:03}.py": users(source, f"case_{number:03}") for number, source in enumerate(sources)}
    write(files)
    shuffled = random.Random("files").sample(sorted(files), k=len(files))
    answers = []
    for seed, jobs, names in (("1", "-j1", sorted(files)), ("2", "-j1", shuffled), ("3", "-j2", sorted(files))):
        monkeypatch.setenv("PYTHONHASHSEED", seed)
        done = flake8("--select=PV", jobs, *names)
        assert "critical error" not in done.stdout, done.stdout
        answers.append(sorted(done.stdout.splitlines()))
    assert len(answers[0]) > WRITTEN // 10
    assert answers[1] == answers[0]
    assert answers[2] == answers[0]
