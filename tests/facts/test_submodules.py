"""Which names of libraries are modules: as the tables tell it, and as Python does."""

from __future__ import annotations

import subprocess
import sys

import pytest

from flake8_pickle_views.facts.rows import files
from flake8_pickle_views.facts.submodules import is_module
from flake8_pickle_views.facts.tables import Facts, _known_names

FACTS = Facts(sys.version_info[:2])
NAMES = sorted(name for package in files() for name in _known_names(package) if is_module(FACTS, name))

IMPORTING = """
import importlib, pickle, sys

def found(name):
    first, *rest = name.split(".")
    value, path = importlib.import_module(first), first
    for part in rest:
        path += "." + part
        value = getattr(value, part) if hasattr(value, part) else importlib.import_module(path)
    return value

for name in sys.stdin.read().split():
    try:
        value = found(name)
    except Exception:
        continue
    if value is None:
        continue
    try:
        pickle.dumps(value)
    except Exception:
        print(name, "fails")
    else:
        print(name, "pickles")
"""


@pytest.mark.parametrize(
    "name",
    ["torch.nn.functional", "torch.nn", "os.path", "PIL.Image", "pycocotools.mask", "torchvision.datasets.mnist"],
)
def test_a_module(name: str) -> None:
    assert is_module(FACTS, name)


@pytest.mark.parametrize(
    "name",
    [
        *("torch.nn.Linear", "torch.nn.functional.relu", "PIL.Image.open", "os.path.join", "h5py.File"),
        *("h5py._hl.files.File", "fiona.collection", "sympy.utilities.lambdify", "ctypes.cdll", "sys.stdout"),
        *("omegaconf.OmegaConf", "project.module", "torch", "numpy"),
    ],
)
def test_not_a_module_below_another(name: str) -> None:
    assert not is_module(FACTS, name)


@pytest.mark.oracle
def test_python_refuses_every_one_of_them() -> None:
    command = [sys.executable, "-W", "ignore", "-c", IMPORTING]
    done = subprocess.run(command, input="\n".join(NAMES), capture_output=True, text=True, timeout=600)
    answers = dict(line.split() for line in done.stdout.splitlines() if line.endswith((" fails", " pickles")))
    assert [name for name, answer in answers.items() if answer == "pickles"] == []
    assert len(answers) > 100, done.stderr[-2000:]
