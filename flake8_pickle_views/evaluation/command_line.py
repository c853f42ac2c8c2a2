"""Options of the command line: what the parsers in view say each is by default."""

from __future__ import annotations

import ast
import weakref
from collections.abc import Iterator

from flake8_pickle_views.evaluation.values import Const
from flake8_pickle_views.source.modules import statements
from flake8_pickle_views.source.trees import last_name

_SWITCHES = {"store_true": False, "store_false": True}
_DECLARING = ("add_argument", "add_option", "option")
_LATER = object()
"""The default of an option that is computed, or that two parsers disagree about."""

_KNOWN: weakref.WeakKeyDictionary[ast.Module, dict[str, object]] = weakref.WeakKeyDictionary()
"""The options of each module, as long as its tree lives: one evaluation asks dozens of modules in turn."""


def default_of(tree: ast.Module, names: tuple[str, ...]) -> Const | None:
    """The default of the option that `args.workers` or `self.args.workers` reads, by a parser of the module."""
    if len(names) != (3 if names[0] == "self" else 2):
        return None
    found = _options(tree).get(names[-1], _LATER)
    return Const(found) if found is not _LATER else None


def _options(tree: ast.Module) -> dict[str, object]:
    """The options that a module's parsers take, by the name that they are read by, and what each is by default."""
    known = _KNOWN.get(tree)
    if known is not None:
        return known
    found: dict[str, object] = {}
    for node in _declarations(tree):
        default = _default(node)
        for name in _read_as(node):
            found[name] = default if found.get(name, default) == default else _LATER
    _KNOWN[tree] = found
    return found


def _declarations(tree: ast.Module) -> Iterator[ast.Call]:
    """The calls that declare options: statements and decorators in whatever scope, no other expressions."""
    scopes: list[list[ast.stmt]] = [tree.body]
    while scopes:
        for statement in statements(scopes.pop()):
            calls: list[ast.expr] = []
            if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                scopes.append(statement.body)
                calls += statement.decorator_list
            elif isinstance(statement, (ast.Expr, ast.Assign)):
                calls.append(statement.value)
            for each in calls:
                if isinstance(each, ast.Call) and last_name(each.func) in _DECLARING:
                    yield each


def _default(call: ast.Call) -> object:
    default = _keyword(call, "default")
    if default is not None:
        try:
            value = ast.literal_eval(default)
        except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
            return _LATER
        return value if isinstance(value, (bool, int, float, str)) or value is None else _LATER
    action = _keyword(call, "action")
    if isinstance(action, ast.Constant) and action.value in _SWITCHES:
        return _SWITCHES[action.value]
    flag = _keyword(call, "is_flag")
    return False if isinstance(flag, ast.Constant) and flag.value is True else None


def _read_as(call: ast.Call) -> list[str]:
    """The names of one option; `dest` is the only one where it is given."""
    chosen = _keyword(call, "dest")
    if isinstance(chosen, ast.Constant) and isinstance(chosen.value, str):
        return [chosen.value]
    texts = [each.value for each in call.args if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    return [each.lstrip("-").replace("-", "_") for text in texts if text.startswith("-") for each in text.split("/")]


def _keyword(call: ast.Call, name: str) -> ast.expr | None:
    return next((each.value for each in call.keywords if each.arg == name), None)
