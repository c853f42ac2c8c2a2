"""What the tables of the standard library call a generator, or a function made at run time, is one: by calling it."""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
import types
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from flake8_pickle_views.facts.rows import files, parse

GIVEN: dict[str, Callable[[], Any]] = {
    "difflib.ndiff": lambda: importlib.import_module("difflib").ndiff([""], [""]),
    "fileinput.hook_encoded": lambda: importlib.import_module("fileinput").hook_encoded("utf-8"),
    "glob.iglob": lambda: importlib.import_module("glob").iglob("*"),
    "inspect.formatannotationrelativeto": lambda: inspect.formatannotationrelativeto(object),
    "ipaddress.collapse_addresses": lambda: importlib.import_module("ipaddress").collapse_addresses([]),
    "dis.get_instructions": lambda: importlib.import_module("dis").get_instructions(ast.parse),
    "os.walk": lambda: importlib.import_module("os").walk("."),
    "pickletools.genops": lambda: importlib.import_module("pickletools").genops(b"N."),
    "shutil.ignore_patterns": lambda: importlib.import_module("shutil").ignore_patterns("x"),
    "tokenize.generate_tokens": lambda: importlib.import_module("tokenize").generate_tokens(lambda: ""),
    "tokenize.tokenize": lambda: importlib.import_module("tokenize").tokenize(lambda: b""),
}
"""Calls of those that are no generator functions themselves."""

EXPECTED = {"generator": types.GeneratorType, "types.FunctionType": types.FunctionType}


def callables() -> Iterator[tuple[str, str]]:
    for path in files().values():
        if path.parent.name == "stdlib":
            for name, row in parse(path.read_text(encoding="utf-8")).get("call", {}).items():
                kind = row.get("returns", "").partition("[")[0]
                if kind in EXPECTED and name.partition(".")[0] in sys.stdlib_module_names:
                    yield name, kind


def found(name: str) -> Any:
    """The callable of a name; None where this Python lacks it."""
    parts = name.split(".")
    for count in range(len(parts) - 1, 0, -1):
        try:
            value: Any = importlib.import_module(".".join(parts[:count]))
        except ImportError:
            continue
        for part in parts[count:]:
            value = getattr(value, part, None)
        return value
    return None


@pytest.mark.parametrize(("name", "kind"), list(callables()))
def test_it_gives_what_its_row_says(name: str, kind: str) -> None:
    function = found(name)
    if function is None:
        pytest.skip("not in this Python")
    if kind == "generator" and inspect.isgeneratorfunction(function):
        return
    assert isinstance(GIVEN[name](), EXPECTED[kind])
