"""What to run: constructions of datasets, their parent-side methods, functions that make datasets or loaders."""

from __future__ import annotations

import ast
import dataclasses
import re
from collections.abc import Callable, Iterator

from flake8_pickle_views.source.modules import Module, statements

Definition = ast.FunctionDef | ast.AsyncFunctionDef

WORKER_SIDE = ("__getitem__", "__getitems__", "__iter__", "__next__", "__call__")
"""Methods that only workers call, when there are workers."""

CONSTRUCTION = ("__init__", "__new__", "__post_init__", "__attrs_post_init__", "__len__")

NEVER = ("__del__", "__exit__")
"""Methods after which nobody starts workers."""

_WORDS = re.compile(r"(?i)data_?set|loader|datapipe|subset|data_?module|spawn|pool$|process$|^cls$")
_HANDED = ("collate_fn", "worker_init_fn")


@dataclasses.dataclass(frozen=True, slots=True)
class Entry:
    """A function of the linted module with the class it is a method of, or the module's top level (no node)."""

    node: Definition | None
    owner: ast.ClassDef | None = None


def classes(module: Module) -> Iterator[tuple[ast.ClassDef, str]]:
    """The classes that pickle can find by name, with that name: at module level, or in such a class."""
    pending = [(module.tree.body, "")]
    while pending:
        body, prefix = pending.pop(0)
        for statement in statements(body):
            if isinstance(statement, ast.ClassDef):
                yield statement, prefix + statement.name
                pending.append((statement.body, f"{prefix}{statement.name}."))


def entries(module: Module, matters: Callable[[str, ast.expr], bool]) -> Iterator[Entry]:
    """The functions at module level, the methods, and the top level itself, that mention a dataset or a loader.

    `matters` says of a called name, and the expression that is called, whether it makes one.
    """
    mentions = _Mentions(matters)
    if any(mentions(statement) for statement in module.tree.body if not isinstance(statement, _DEFINITIONS)):
        yield Entry(None)
    for statement in statements(module.tree.body):
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)) and mentions(statement):
            yield Entry(statement)
    for cls, _ in classes(module):
        for statement in statements(cls.body):
            if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)) and mentions(statement):
                yield Entry(statement, cls)


_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)


class _Mentions:
    def __init__(self, matters: Callable[[str, ast.expr], bool]) -> None:
        self._matters = matters

    def __call__(self, node: ast.AST) -> bool:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Call):
                name = called_name(inner.func)
                if name and (_WORDS.search(name) or self._matters(name, inner.func)):
                    return True
                if any(keyword.arg in _HANDED for keyword in inner.keywords):
                    return True
        return False


def called_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def parent_side(methods: dict[str, Definition], own: list[ast.stmt]) -> list[str]:
    """Of a class's own methods, those that neither construction nor a worker calls: only somebody outside may."""
    inside = _reached(methods, WORKER_SIDE) | _reached(methods, CONSTRUCTION)
    return [
        each.name
        for each in own
        if isinstance(each, ast.FunctionDef)
        and each.name not in inside
        and each.name not in NEVER
        and (not each.name.startswith("__") or each.name == "__enter__")
        and not each.decorator_list
    ]


def _reached(methods: dict[str, Definition], start: tuple[str, ...]) -> set[str]:
    """The methods that these call on `self`, themselves included, however far."""
    found = {name for name in start if name in methods}
    pending = list(found)
    while pending:
        for name in _used_names(methods[pending.pop()]):
            if name in methods and name not in found:
                found.add(name)
                pending.append(name)
    return found


def _used_names(node: ast.AST) -> set[str]:
    """Every `self.name` that a method reads or calls."""
    return {
        inner.attr
        for inner in ast.walk(node)
        if isinstance(inner, ast.Attribute) and isinstance(inner.value, ast.Name) and inner.value.id in ("self", "cls")
    }
