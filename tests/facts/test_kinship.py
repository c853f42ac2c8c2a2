"""What the evaluation takes for granted of types that do not pickle: what they do not derive from."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from flake8_pickle_views.evaluation import ancestry
from flake8_pickle_views.facts.rows import files, rows
from flake8_pickle_views.facts.tables import Facts

FACTS = Facts(sys.version_info[:2])
CHILD = Path(__file__).with_name("kinship.py")
NAMES = [name for package in files() for name in rows(package).types]
FAILING = [name for name in NAMES if (row := FACTS.type(name)) is not None and row.pickles is False]
PRIMITIVES = [f"builtins.{each.__name__}" for each in ancestry.PRIMITIVES]


def related(names: list[str], others: list[str]) -> list[tuple[str, str]]:
    """The pairs in which a type really derives from another, as far as both are installed."""
    command = [sys.executable, "-W", "ignore", str(CHILD)]
    request = json.dumps({"names": names, "others": others})
    done = subprocess.run(command, input=request, capture_output=True, text=True, timeout=600)
    return [(name, other) for name, other in json.loads(done.stdout.strip().splitlines()[-1])]


def unsaid(pairs: list[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(name, other) for name, other in pairs if not FACTS.inherits(name, other)]


@pytest.mark.oracle
def test_what_derives_from_a_builtin_says_so() -> None:
    assert unsaid(related(FAILING, PRIMITIVES)) == []


@pytest.mark.oracle
def test_what_derives_from_a_type_of_another_package_says_so() -> None:
    others = [name for name in NAMES if ancestry.real_class(name) is None]
    pairs = [
        (name, other)
        for name, other in related(FAILING, others)
        if ancestry.real_class(name) is None and name.partition(".")[0] != other.partition(".")[0]
    ]
    assert unsaid(pairs) == []


@pytest.mark.parametrize("name", ["list", "dict_keys", "odict_items", "generator", "function", "module", "NoneType"])
def test_a_class_without_a_name_of_its_own_is_found(name: str) -> None:
    found = ancestry.real_class(f"builtins.{name}")
    assert found is not None and found.__name__ == name


@pytest.mark.parametrize("name", ["typing.List", "typing.Iterable", "typing.Any", "os.open", "h5py.File", "no.such"])
def test_names_of_other_things(name: str) -> None:
    found = ancestry.real_class(name)
    assert (found is not None) is (name in ("typing.List", "typing.Iterable"))
