"""May a function return or yield what pickle refuses? A cheap look at its text, before evaluation."""

from __future__ import annotations

import ast

from flake8_pickle_views.source.trees import descendants, last_name

Definition = ast.FunctionDef | ast.AsyncFunctionDef
Bound = dict[str, list[ast.AST]]
"""The names of a function, and what they may stand for."""

ITERATION = ("__iter__", "__next__")
INDEXING = ("__getitem__", "__getitems__")

_NAMES = frozenset(
    "keys values items open File connect ZipFile TarFile VideoReader VideoCapture imopen memmap begin "
    "cursor glob iglob rglob iterdir scandir walk finditer reader iterrows itertuples iter map filter zip "
    "partial".split()
)
"""Last names of calls whose result may be of such a kind."""


def suspects(cls: ast.ClassDef) -> list[str]:
    """Of a class's methods whose results are sent back, those whose text may give such a value."""
    methods = {
        each.name: each for each in cls.body if isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef))
    }
    return [
        name for name in (*INDEXING, *ITERATION) if name in methods and is_suspect(methods[name], methods)
    ]


def is_suspect(function: ast.AST, methods: dict[str, Definition], left: int = 2) -> bool:
    """May what a function returns or yields be of such a kind, or hold it? From its text alone."""
    if isinstance(function, ast.Lambda):
        return _may_be(function.body, {}, methods, left, set())
    bound: Bound = {}
    given: list[ast.expr] = []
    for node in descendants(function):
        if isinstance(node, (ast.Return, ast.Yield, ast.YieldFrom)):
            given += [node.value] if node.value is not None else []
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                _bind(bound, target, node.value)
        elif isinstance(node, (ast.AnnAssign, ast.NamedExpr)) and node.value is not None:
            _bind(bound, node.target, node.value)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node is not function:
            bound.setdefault(node.name, []).append(node)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            for argument in (
                node.args if node.func.attr in ("append", "extend", "update", "insert", "add") else ()
            ):
                _bind(bound, node.func.value, argument)
    return any(_may_be(each, bound, methods, left, set()) for each in given)


def _bind(bound: Bound, target: ast.expr, value: ast.AST) -> None:
    while isinstance(target, (ast.Subscript, ast.Starred)):
        target = target.value
    if isinstance(target, ast.Name):
        bound.setdefault(target.id, []).append(value)
    elif isinstance(target, (ast.Tuple, ast.List)):
        for each in target.elts:
            _bind(bound, each, value)


def _may_be(node: ast.AST, bound: Bound, methods: dict[str, Definition], left: int, seen: set[str]) -> bool:
    pending = [node]
    while pending:
        each = pending.pop()
        if isinstance(each, (ast.GeneratorExp, ast.Lambda, ast.FunctionDef, ast.AsyncFunctionDef)):
            return True
        if isinstance(each, (ast.Tuple, ast.List, ast.Set)):
            pending += each.elts
        elif isinstance(each, ast.Dict):
            pending += each.values
        elif isinstance(each, ast.IfExp):
            pending += (each.body, each.orelse)
        elif isinstance(each, ast.BoolOp):
            pending += each.values
        elif isinstance(each, (ast.Starred, ast.NamedExpr, ast.keyword)):
            pending.append(each.value)
        elif isinstance(each, ast.Name) and each.id not in seen:
            seen.add(each.id)
            pending += bound.get(each.id, ())
        elif isinstance(each, ast.Call):
            name = last_name(each.func)
            if name in _NAMES:
                return True
            if name in ("dict", "list", "tuple"):
                pending += (*each.args, *each.keywords)
            own = methods.get(name) if isinstance(each.func, ast.Attribute) else None
            if own is not None and left > 0 and (_is_generator(own) or is_suspect(own, methods, left - 1)):
                return True
    return False


def _is_generator(node: ast.AST) -> bool:
    return any(isinstance(inner, (ast.Yield, ast.YieldFrom)) for inner in descendants(node))
