"""pre-commit, run by `git commit` in throwaway repositories.

Its environments are made as for any user: bare, from PyPI and from a git repository, here a copy of this tree.
flake8's own hook is re-created, with the entries of its repository's manifest, on top of PyPI's flake8.
"""

from __future__ import annotations

import dataclasses
import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest
from faces.installed import SCRIPTS, environment, needs

needs("pre_commit")
pytestmark = pytest.mark.faces

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = "flake8_pickle_views"
SOURCES = (".pre-commit-hooks.yaml", "LICENSE", "README.md", "pyproject.toml", "setup.cfg")

FLAKE8 = {
    ".pre-commit-hooks.yaml": """\
-   id: flake8
    name: flake8
    entry: flake8
    language: python
    types: [python]
    require_serial: true
""",
    "setup.py": "from setuptools import setup\n\nsetup(name='flake8-of-pypi', install_requires=['flake8>=7'])\n",
}

PROJECT = {
    "pkg/__init__.py": "",
    "pkg/base.py": """\
from torch.utils.data import Dataset


class Base(Dataset):
    pass


class Careful(Base):
    def __getstate__(self):
        return {key: value for key, value in vars(self).items() if key != "names"}
""",
    "pkg/old.py": """\
from pkg.base import Base


class Old(Base):
    def __init__(self, table: dict):
        self.names = table.keys()
""",
    "pkg/boxes.py": "",
}
BAD = PROJECT["pkg/old.py"].replace("Old", "Boxes")
GOOD = {
    "another value": BAD.replace("table.keys()", "list(table)"),
    "a base that leaves it out": BAD.replace("Base", "Careful"),
}
LINE = (
    "pkg/boxes.py:6:9: PV001 self.names is a dict_keys view, which spawned workers can't receive: "
    "write list(table.keys())"
)


@dataclasses.dataclass(frozen=True)
class Repository:
    folder: Path
    home: Path
    """Where pre-commit keeps its environments."""

    def run(self, *command: str) -> tuple[int, str]:
        """The exit code and all that is shown."""
        kept = {name: value for name, value in environment().items() if not name.startswith(("GIT_", "PYTHONPATH"))}
        persons = {f"GIT_{who}_{what}": "faces" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
        own = {
            "GIT_CONFIG_GLOBAL": os.devnull,
            "GIT_CONFIG_NOSYSTEM": "1",
            "PRE_COMMIT_HOME": str(self.home),
            "PRE_COMMIT_COLOR": "never",
        }
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=kept | persons | own,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=600,
        )
        return done.returncode, done.stdout

    def git(self, *arguments: str) -> str:
        code, output = self.run("git", *arguments)
        assert code == 0, output
        return output.strip()

    def keep(self) -> str:
        """Make the folder a git repository with one commit of all its files; give the commit."""
        self.git("init", "--quiet")
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message=first")
        return self.git("rev-parse", "HEAD")

    def write(self, files: Mapping[str, str]) -> None:
        for name, text in files.items():
            (self.folder / name).parent.mkdir(exist_ok=True)
            (self.folder / name).write_text(text)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def plugin(tmp_path_factory: pytest.TempPathFactory, home: Path) -> Repository:
    """This tree as it stands, committed or not."""
    copy = Repository(tmp_path_factory.mktemp("plugin"), home)
    for name in SOURCES:
        shutil.copy(ROOT / name, copy.folder)
    shutil.copytree(ROOT / PACKAGE, copy.folder / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


@pytest.fixture(scope="module", params=["its own hook", "flake8's hook"])
def project(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, plugin: Repository, home: Path
) -> Repository:
    """A project whose commits pass through pre-commit; one file of it is bad since before."""
    if request.param == "its own hook":
        hooks, identifier, options = plugin, "flake8-pickle-views", ""
    else:
        hooks = Repository(tmp_path_factory.mktemp("flake8"), home)
        hooks.write(FLAKE8)
        identifier = "flake8"
        options = f"\n        args: [--select=PV]\n        additional_dependencies: ['{plugin.folder}']"
    commit = hooks.git("rev-parse", "HEAD") if (hooks.folder / ".git").is_dir() else hooks.keep()
    made = Repository(tmp_path_factory.mktemp("project"), home)
    config = f"repos:\n  - repo: {hooks.folder}\n    rev: {commit}\n    hooks:\n      - id: {identifier}{options}\n"
    made.write({**PROJECT, ".pre-commit-config.yaml": config})
    made.keep()
    code, output = made.run(str(SCRIPTS / "pre-commit"), "install", "--install-hooks")
    assert code == 0, output
    return made


@pytest.fixture
def clean(project: Repository) -> Repository:
    project.git("reset", "--quiet", "--hard")
    return project


def findings(output: str) -> list[str]:
    return [line for line in output.splitlines() if " PV" in line and ".py:" in line]


@pytest.mark.parametrize("good", GOOD.values(), ids=list(GOOD))
def test_a_commit_passes_once_it_is_cured(clean: Repository, good: str) -> None:
    before = clean.git("rev-parse", "HEAD")
    clean.write({"pkg/boxes.py": BAD})
    clean.git("add", "pkg/boxes.py")
    code, output = clean.run("git", "commit", "--message=bad")
    assert (code, findings(output)) == (1, [LINE]), output
    assert "Failed" in output and "- exit code: 1" in output
    clean.write({"pkg/boxes.py": good})
    # What is staged counts: the cure is in the working tree alone.
    assert findings(clean.run("git", "commit", "--message=bad")[1]) == [LINE]
    assert clean.git("rev-parse", "HEAD") == before
    clean.git("add", "pkg/boxes.py")
    code, output = clean.run("git", "commit", "--message=good")
    assert (code, findings(output)) == (0, []), output
    assert "Passed" in output
    assert clean.git("rev-parse", "HEAD~") == before


def test_all_files_on_demand(clean: Repository) -> None:
    code, output = clean.run(str(SCRIPTS / "pre-commit"), "run", "--all-files")
    assert (code, findings(output)) == (1, [LINE.replace("boxes", "old")]), output


def test_a_commit_without_python_is_not_linted(clean: Repository) -> None:
    clean.write({"pkg/notes.txt": "self.names = table.keys()\n"})
    clean.git("add", "pkg/notes.txt")
    code, output = clean.run("git", "commit", "--message=notes")
    assert code == 0 and "Skipped" in output, output


def test_its_environments_are_bare(project: Repository) -> None:
    pythons = list(project.home.glob("*/py_env-*/bin/python"))
    assert pythons
    for python in pythons:
        code, output = project.run(str(python), "-m", "pip", "list", "--format=freeze")
        names = {line.partition("=")[0] for line in output.splitlines()}
        assert code == 0 and "flake8-pickle-views" in names, output
        assert names.isdisjoint(("torch", "numpy"))
