"""The importable callable that does what a short lambda does, as a message may suggest it."""

from __future__ import annotations

import ast
import builtins

from flake8_pickle_views.evaluation.values import Function
from flake8_pickle_views.source.trees import dotted_name

LONGEST = 48
"""A longer expression is no help in a one-line message."""


def named_form(function: Function) -> str:
    """Source text of the callable, or "" where there is none that is short, the same and found by name."""
    node = function.node
    if not isinstance(node, ast.Lambda):
        return ""
    arguments = node.args
    if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.defaults:
        return ""
    parameters = [each.arg for each in arguments.posonlyargs + arguments.args]
    text = _on_parameter(node.body, parameters[0]) if len(parameters) == 1 else ""
    if not text and isinstance(node.body, ast.Call) and _is_importable(dotted_name(node.body.func), function):
        text = _call(node.body, parameters)
    if not text and not parameters:
        text = _factory(node.body)
    return text if len(text) <= LONGEST else ""


def _on_parameter(body: ast.expr, parameter: str) -> str:
    """What reads something off its only parameter: an item, an attribute, a method's result."""
    if isinstance(body, ast.Subscript) and _is_name(body.value, parameter) and _is_literal(body.slice):
        return f"operator.itemgetter({ast.unparse(body.slice)})"
    if isinstance(body, ast.Attribute) and dotted_name(body).startswith(f"{parameter}."):
        return f"operator.attrgetter({dotted_name(body).partition('.')[2]!r})"
    if isinstance(body, ast.Call) and isinstance(body.func, ast.Attribute):
        if _is_name(body.func.value, parameter) and all(map(_is_literal, body.args)) and not body.keywords:
            given = [repr(body.func.attr), *map(ast.unparse, body.args)]
            return f"operator.methodcaller({', '.join(given)})"
    return ""


def _call(body: ast.Call, parameters: list[str]) -> str:
    """What calls a named function with fixed arguments and then the parameters as they come."""
    fixed = len(body.args) - len(parameters)
    if fixed < 0 or any(map(_is_not_name, body.args[fixed:], parameters)):
        return ""
    frozen = body.args[:fixed] + [keyword.value for keyword in body.keywords]
    if not all(map(_is_plain, frozen)) or any(keyword.arg is None for keyword in body.keywords):
        return ""
    function = dotted_name(body.func)
    names = [node.id for part in frozen for node in ast.walk(part) if isinstance(node, ast.Name)]
    if set(parameters) & {function.partition(".")[0], *names}:
        return ""
    given = [function, *map(ast.unparse, body.args[:fixed]), *map(ast.unparse, body.keywords)]
    return f"functools.partial({', '.join(given)})" if frozen else function


def _factory(body: ast.expr) -> str:
    """What makes an empty value, as a `defaultdict` wants it: the type itself."""
    if isinstance(body, ast.List) and not body.elts:
        return "list"
    if isinstance(body, ast.Dict) and not body.keys:
        return "dict"
    empty = {"0": "int", "0.0": "float", "''": "str", "False": "bool"}
    return empty.get(repr(body.value), "") if isinstance(body, ast.Constant) else ""


def _is_importable(dotted: str, function: Function) -> bool:
    """Whether the name leads to what a module defines or imports, or to a method of `self`."""
    root, dot, _ = dotted.partition(".")
    if dot and root == "self":
        return True
    bindings = function.module.touching(root) if root else []
    if function.frame is None and any(_is_within(function.node, each) for each in bindings):
        return False  # in a class's own header, or among the defaults of its methods, the class is not bound yet
    if bindings:
        return not any(isinstance(statement, (ast.Assign, ast.AnnAssign)) for statement in bindings)
    return hasattr(builtins, root)


def _is_within(node: ast.AST, statement: ast.stmt) -> bool:
    return any(each is node for each in ast.walk(statement))


def _is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _is_not_name(node: ast.expr, name: str) -> bool:
    return not _is_name(node, name)


def _is_literal(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) or (
        isinstance(node, ast.UnaryOp) and isinstance(node.operand, ast.Constant)
    )


def _is_plain(node: ast.expr) -> bool:
    return _is_literal(node) or bool(dotted_name(node))
