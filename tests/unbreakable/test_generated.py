"""Programs that a generator makes from Python's grammar, as modules and as the body of a dataset's constructor."""

from __future__ import annotations

import ast
import pathlib
import textwrap

import hypothesmith
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from unbreakable.linted import HEAD, found

NAMES = ("self", "x", "Dataset", "DataLoader", "A", "f", "keys", "names")
"""Few, so that what a generated program says bears on the dataset around it."""


class Named(ast.NodeTransformer):
    """Every name of a program becomes one of a few, the same one everywhere."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(self._named(node.id), node.ctx)

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:
        self.generic_visit(node)
        return ast.Attribute(node.value, self._named(node.attr), node.ctx)

    def _named(self, name: str) -> str:
        return self._known.setdefault(name, NAMES[len(self._known) % len(NAMES)])


def placed(program: str) -> str:
    """The program in a dataset's constructor, between what makes it bad."""
    tree = ast.fix_missing_locations(Named().visit(ast.parse(program)))
    body = textwrap.indent("\n".join(["self.names = x.keys()", ast.unparse(tree), "self.last = lambda: x"]), " " * 8)
    return f"{HEAD}class A(Dataset):\n    def __init__(self, x: dict):\n{body}\n\n\nDataLoader(A(f), num_workers=2)\n"


@settings(
    max_examples=40,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@given(hypothesmith.from_grammar())
def _judge(program: str) -> None:
    found(f"{HEAD}{program}\n# DataLoader\n")
    found(placed(program))


def test_generated_programs(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    _judge()
