"""What a local function takes from the functions around it, and the module-level form of it."""

from __future__ import annotations

import ast

from flake8_pickle_views.evaluation.run import Run
from flake8_pickle_views.evaluation.values import Function

MOST = 3
"""More captured values are no help in a one-line message."""


def remedy(run: Run, function: Function) -> str:
    """The edit: a module-level function, with `functools.partial` for what it took from around it."""
    taken = _taken(run, function)
    if taken is None or len(taken) > MOST:
        return ""
    name = "function" if isinstance(function.node, ast.Lambda) else function.node.name
    if not taken:
        return "" if function.is_lambda else f"move {name} to module level"
    given = ", ".join(f"{keyword}={text}" for keyword, text in taken.items())
    return f"use a module-level {name}: functools.partial({name}, {given})"


def _taken(run: Run, function: Function) -> dict[str, str] | None:
    """The values taken, by the names of their parameters; None where that is no simple matter."""
    taken: dict[str, str] = {}
    around = _names_around(run, function)
    own = _bound(function.node)
    attributes = {id(node.value): node for node in ast.walk(function.node) if isinstance(node, ast.Attribute)}
    called = {id(node.func) for node in ast.walk(function.node) if isinstance(node, ast.Call)}
    for node in ast.walk(function.node):
        if not isinstance(node, ast.Name) or not isinstance(node.ctx, ast.Load):
            continue
        if node.id in own or node.id not in around:
            continue
        if node.id in ("self", "cls"):
            attribute = attributes.get(id(node))
            if attribute is None or id(attribute) in called or not isinstance(attribute.ctx, ast.Load):
                return None
            taken[attribute.attr] = f"{node.id}.{attribute.attr}"
        elif around[node.id]:
            return None
        else:
            taken[node.id] = node.id
    return taken


def _names_around(run: Run, function: Function) -> dict[str, bool]:
    """The local names of the enclosing functions; whether each is a function or class made there itself."""
    found: dict[str, bool] = {}
    place = function.frame
    while place is not None:
        frame = run.frames.get(place)
        if frame is None or frame.function is None:
            break
        node = frame.function.node
        for name in _bound(node):
            found.setdefault(name, False)
        for inner in ast.walk(node):
            if isinstance(inner, (ast.FunctionDef, ast.ClassDef)) and inner is not node:
                found[inner.name] = True
        place = frame.outer
    return found


def _bound(node: ast.AST) -> set[str]:
    """The names that a function binds, those of its inner functions included."""
    bound: set[str] = set()
    for inner in ast.walk(node):
        if isinstance(inner, ast.arg):
            bound.add(inner.arg)
        elif isinstance(inner, ast.Name) and not isinstance(inner.ctx, ast.Load):
            bound.add(inner.id)
    return bound
