"""Size and depth: what is bad is found, in a time that ends."""

from __future__ import annotations

import ast

import pytest
from conftest import Flake8, Write
from unbreakable.large import LARGE
from unbreakable.linted import codes, lint, one_class


@pytest.mark.parametrize("expected, source", LARGE.values(), ids=LARGE)
def test_large(expected: str, source: str) -> None:
    assert set(codes(source)) == set(expected.split())


@pytest.mark.parametrize("name", ["3,000 attributes", "200 bases, one above the other"])
def test_flake8_says_the_same(write: Write, flake8: Flake8, name: str) -> None:
    expected, source = LARGE[name]
    write({"boxes.py": source})
    assert lint(flake8) == codes(source) == [expected]


DEEP = {
    "sum": ("x" + " + x" * 5000, ""),
    "a smaller sum": ("x" + " + x" * 700, ""),
    "attributes": ("x" + ".a" * 5000, ""),
    "fewer attributes": ("x" + ".a" * 700, ""),
    "calls": ("x" + "()" * 5000, ""),
    "fewer calls": ("x" + "()" * 700, ""),
    "methods": ("x" + ".a()" * 2500, ""),
    "fewer methods": ("x" + ".a()" * 350, ""),
    "subscripts": ("x" + "[0]" * 5000, ""),
    "fewer subscripts": ("x" + "[0]" * 700, ""),
    "not": ("not " * 5000 + "x", ""),
    "fewer not": ("not " * 700 + "x", ""),
    "lambdas": ("lambda: " * 2500 + "x", "PV003"),
    "alternatives": ("x if x else " * 2500 + "x", ""),
    "lists": ("[" * 90 + "x" + "]" * 90, ""),
    "arguments": ("f(" * 90 + "x.keys()" + ")" * 90, ""),
}


@pytest.mark.parametrize("expression, expected", DEEP.values(), ids=DEEP)
def test_deep_expressions(write: Write, flake8: Flake8, expression: str, expected: str) -> None:
    """What is too deep for this Python's parser is so as a neighbour too; else its neighbours are found."""
    source = one_class(f"self.names = {expression}", "self.last = x.values()")
    try:
        ast.parse(source)
    except (RecursionError, MemoryError, SyntaxError):
        pass
    else:
        assert codes(source) == [*expected.split(), "PV001"]
        assert "PV001" in codes(source.replace("self.names", "local"))
        assert "PV001" in codes(source.replace("class", f"def g(x):\n    return {expression}\n\n\nclass", 1))
    user = "from base import A\n\n\nclass B(A):\n    def __init__(self):\n        self.names = {}.keys()\n"
    write({"base.py": source, "boxes.py": user})
    lint(flake8, "boxes.py")
