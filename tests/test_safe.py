"""Linting runs nothing of the project, writes nothing, and leaves what it was given as it was."""

from __future__ import annotations

import ast
import os
import pathlib
import shutil
import subprocess
import sys
import sysconfig

import pytest
from conftest import FLAKE8, Write
from oracle.marks import CASES

from flake8_pickle_views.plugin import PickleViews

CANARY = "import os\n\nopen(os.environ['CANARY'], 'a').write(__file__ + chr(10))\n"
"""What a module of the project would do if it were imported or run."""

DATASET = CANARY + """
from torch.utils.data import DataLoader, Dataset

import fast
import helper
from fast import Native
from helper import Helper, decorate
from installed import Installed
from lib.deep import Base
from queue import Queue
from threading import Lock


def leave_a_trace(*args, **kwargs):
    open(os.environ['CANARY'], 'a').write('called')


class Meta(type):
    def __new__(cls, *args):
        leave_a_trace()
        return super().__new__(cls, *args)


@decorate
class Boxes(Base, Dataset, metaclass=Meta):
    there = leave_a_trace()

    def __init__(self, table: dict, default=leave_a_trace()):
        super().__init__()
        leave_a_trace()
        exec("open(os.environ['CANARY'], 'a').write('exec')")
        eval("leave_a_trace()")
        __import__('helper')
        self.names = table.keys()
        self.helper = Helper(lambda: leave_a_trace())
        self.queue = Queue()
        self.lock = Lock()
        self.native = Native(lambda: 0)
        self.installed = Installed()

    def __getstate__(self):
        leave_a_trace()
        return self.__dict__

    def __repr__(self):
        leave_a_trace()
        return ''


boxes = Boxes({})
for batch in DataLoader(boxes, num_workers=2, collate_fn=lambda batch: leave_a_trace()):
    leave_a_trace()
"""

STANDARD = (
    *("ast", "re", "os", "io", "enum", "types", "typing", "dataclasses", "collections", "functools", "queue", "gc"),
    *("threading", "tokenize", "copy", "pickle", "warnings", "logging", "multiprocessing", "site"),
)
"""Modules that Python, flake8 and the plugin import themselves: a namesake must not stand in for them."""

OTHERS = ("sitecustomize", "usercustomize", "tomllib", "tomli", "pycodestyle", "pyflakes", "mccabe", "numpy")

PACKAGES = ("torch", "torch/utils", "astroid", "flake8", "flake8_pickle_views", "json", "importlib", "encodings")

PTH = "import os; open(os.environ['CANARY'], 'a').write('pth')\n"
SITE = f".venv/lib/python{sys.version_info[0]}.{sys.version_info[1]}/site-packages"
SCRIPT_OF_ENVIRONMENT = "#!/bin/sh\necho $0 >> $CANARY\n"

PROJECT = {
    "boxes.py": DATASET,
    "pyproject.toml": "[build-system]\nrequires = []\nbuild-backend = 'setup'\nbackend-path = ['.']\n",
    "helper.py": CANARY + "def decorate(cls):\n    return cls\n\n\nclass Helper:\n    def __init__(self, f):\n"
    "        self.f = f\n        open(os.environ['CANARY'], 'a').write('made')\n",
    "lib/__init__.py": CANARY + "def __getattr__(name):\n    open(os.environ['CANARY'], 'a').write(name)\n",
    "lib/deep.py": CANARY + "class Base:\n    def __init_subclass__(cls):\n"
    "        open(os.environ['CANARY'], 'a').write('subclass')\n",
    **dict.fromkeys(
        ("setup.py", "conftest.py", "noxfile.py", "tests/conftest.py", "__init__.py", "__main__.py"), CANARY
    ),
    **{
        f"{folder}{name}.py": CANARY
        for folder in ("", f"{SITE}/")
        for name in (*STANDARD, *OTHERS)
    },
    **{f"{folder}{name}/__init__.py": CANARY for folder in ("", f"{SITE}/") for name in PACKAGES},
    **{f"{SITE}/{name}.py": CANARY for name in ("setup", "conftest", "lib/__init__")},
    f"{SITE}/installed.py": CANARY
    + "class Installed:\n    def __init__(self):\n        self.stream = (x for x in [])\n",
    "canary.pth": PTH,
    f"{SITE}/canary.pth": PTH,
    ".venv/pyvenv.cfg": "home = /nowhere\ninclude-system-site-packages = true\n",
    ".venv/bin/python": SCRIPT_OF_ENVIRONMENT,
    ".venv/bin/flake8": SCRIPT_OF_ENVIRONMENT,
}


EXTENSION = """
#include <stdio.h>
#include <stdlib.h>
__attribute__((constructor)) static void loaded(void) {
    FILE *canary = fopen(getenv("CANARY"), "a");
    fputs("extension", canary);
    fclose(canary);
}
"""
"""A shared library that tells when it is loaded, which is before Python asks whether it is a module at all."""


def compiled(folder: pathlib.Path) -> bytes:
    """The library where there is a compiler, else bytes that merely look like one."""
    compiler = shutil.which("cc")
    if compiler is None:
        return b"\x7fELF canary"
    (folder / "fast.c").write_text(EXTENSION)
    subprocess.run([compiler, "-shared", "-fPIC", "-o", "fast.so", "fast.c"], cwd=folder, check=True, timeout=60)
    return (folder / "fast.so").read_bytes()


@pytest.fixture
def canary(write: Write, tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """The project is there; the file that must not appear is somewhere else."""
    folder = write(PROJECT)
    cage = tmp_path_factory.mktemp("cage")
    library = compiled(cage)
    for name in ("fast", "_bisect", "zlib", f"{SITE}/_struct", f"{SITE}/slow"):
        (folder / f"{name}{sysconfig.get_config_var('EXT_SUFFIX')}").write_bytes(library)
    for name in ("python", "flake8"):
        (folder / ".venv" / "bin" / name).chmod(0o755)
    return cage / "canary"


def state(folder: pathlib.Path) -> dict[str, tuple[int, int]]:
    """Every file and folder, with its size and when it was changed."""
    stats = ((path, path.lstat()) for path in folder.rglob("*"))
    return {str(path): (found.st_size, found.st_mtime_ns) for path, found in stats}


def run(folder: pathlib.Path, canary: pathlib.Path, *arguments: str, stdin: str = "") -> str:
    """Lint with a home folder in which something would show."""
    home = canary.parent / "home"
    home.mkdir()
    environment = {**os.environ, "CANARY": str(canary), "HOME": str(home), "XDG_CACHE_HOME": str(home)}
    environment.pop("PYTHONPATH", None)
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [str(FLAKE8), "--select=PV", *arguments],
        cwd=folder,
        env=environment,
        input=stdin,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (1, ""), done
    assert list(home.iterdir()) == []
    return done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param(["-j1", "."], id="one process"),
        pytest.param(["-j2", "."], id="two processes"),
        pytest.param(["-j1", f"--pv-search-path=lib,{SITE}", "."], id="search path"),
        pytest.param(["-j1", "--pv-classes=helper.*,lib.*", "--pv-dataset-bases=lib.deep.Base", "."], id="classes"),
        pytest.param(["-j1", "--stdin-display-name=boxes.py", "-"], id="stdin"),
    ],
)
def test_nothing_is_run_and_nothing_written(tmp_path: pathlib.Path, canary: pathlib.Path, arguments: list[str]) -> None:
    before = state(tmp_path)
    found = run(tmp_path, canary, *arguments, stdin=DATASET)
    assert "self.names" in found and "self.lock" in found and "helper" in found
    assert "self.installed.stream" in found, "the source of what .venv has is read"
    assert not canary.exists(), canary.read_text()
    assert state(tmp_path) == before


def test_the_canary_would_sing(tmp_path: pathlib.Path, canary: pathlib.Path) -> None:
    environment = {**os.environ, "CANARY": str(canary)}
    subprocess.run([sys.executable, "-c", "import helper"], cwd=tmp_path, env=environment, check=True, timeout=60)
    assert canary.read_text().endswith("helper.py\n")
    if shutil.which("cc"):
        command = [sys.executable, "-c", "import fast"]
        subprocess.run(command, cwd=tmp_path, env=environment, stderr=subprocess.DEVNULL, timeout=60)
        assert "extension" in canary.read_text()  # and perhaps what a traceback of the failing import asked for
    subprocess.run([tmp_path / ".venv" / "bin" / "python"], env=environment, check=True, timeout=60)
    assert canary.read_text().endswith(".venv/bin/python\n")


SCRIPT = """
import ast, os, pathlib, sys
from flake8_pickle_views.plugin import PickleViews

paths = [pathlib.Path(path) for path in sys.argv[1:]]
before = os.getcwd(), list(sys.path), dict(os.environ), set(sys.modules)
for path in paths:
    text = path.read_text()
    list(PickleViews(ast.parse(text), str(path), text.splitlines(keepends=True)).run())
folder, search_path, environment, modules = os.getcwd(), list(sys.path), dict(os.environ), set(sys.modules)
assert (folder, search_path, environment) == before[:3]
known = {"flake8_pickle_views", "astroid", "typing_extensions", "tomli", *sys.stdlib_module_names}
new = {name.partition(".")[0] for name in modules - before[3]}
print(sorted(name for name in new - known if not name.startswith("_sysconfigdata")))
"""


def test_the_process_stays_as_it_was(tmp_path: pathlib.Path, write: Write) -> None:
    write(PROJECT)
    paths = [str(tmp_path / "boxes.py"), *map(str, sorted(CASES.rglob("*.py")))]
    command = [sys.executable, "-B", "-P", "-c", SCRIPT, *paths]
    if sys.version_info < (3, 11):
        command.remove("-P")
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=CASES)
    assert (done.stdout, done.stderr) == ("[]\n", "")


def test_the_tree_that_flake8_shares_stays_as_it_was() -> None:
    for path in sorted(CASES.rglob("*.py")):
        text = path.read_text()
        tree = ast.parse(text)
        before = ast.dump(tree, include_attributes=True), [sorted(vars(node)) for node in ast.walk(tree)]
        list(PickleViews(tree, str(path), text.splitlines(keepends=True)).run())
        after = ast.dump(tree, include_attributes=True), [sorted(vars(node)) for node in ast.walk(tree)]
        assert after == before, path
