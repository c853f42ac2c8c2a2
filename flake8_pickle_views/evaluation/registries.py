"""Tables that decorators fill: `@register("words") class Words`, asked as `DATASETS["words"]`.

A module's names are evaluated as they are asked for, so a table that the decorators of other definitions fill is
empty at first. Asked for a text, it is completed with what is decorated with just that text, or named so: in the
module that makes the table, in the one that asks, and in what these import of the project. Texts that are computed
lead nowhere.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_pickle_views.evaluation import names
from flake8_pickle_views.evaluation.run import Frame, Run
from flake8_pickle_views.evaluation.store import Place
from flake8_pickle_views.evaluation.values import Const, Ref, Unknown, Value
from flake8_pickle_views.source.modules import Module

MODULES = 8
"""Modules that are looked through for one key."""


def complete(run: Run, table: Value, key: Value, frame: Frame) -> None:
    """Let the decorators fill a table of some module's top level for this key, where nothing else has."""
    if isinstance(key, Unknown) and key.assumed is not None:
        key = key.assumed
    if not isinstance(key, Const) or not isinstance(key.value, str) or not isinstance(table, Ref):
        return
    state = run.state(table)
    if state is None or state.kind != "dict" or key.value in state.items:
        return
    home = _home(state)
    asked = ("registry", table.place, key.value)
    if home is None or asked in run.pending:
        return
    run.pending.add(asked)
    for module in _modules(run, home, frame.module):
        for name in _registered(module, key.value):
            names.own_global(run, module, name)
            state = run.state(table)
            if state is not None and key.value in state.items:
                run.pending.discard(asked)  # another path through the program starts with the empty table again
                return


def _home(state: Place) -> Module | None:
    """The module at whose top level a table starts, empty, or as a part of an object that a call makes there."""
    *_, outermost = state.site.chain()
    node = outermost.node
    if not isinstance(node, (ast.Assign, ast.AnnAssign)):
        return None
    is_empty = isinstance(node.value, ast.Dict) and not node.value.keys
    return outermost.module if is_empty or isinstance(node.value, ast.Call) else None


def _registered(module: Module, key: str) -> Iterator[str]:
    """The names of the definitions that are decorated with a call that says this key, or that have it as their name."""
    for statement in module.tree.body:
        if isinstance(statement, (ast.ClassDef, ast.FunctionDef)) and statement.decorator_list:
            if statement.name == key or any(_says(each, key) for each in statement.decorator_list):
                yield statement.name


def _says(decorator: ast.expr, key: str) -> bool:
    if not isinstance(decorator, ast.Call):
        return False
    given = [*decorator.args, *(each.value for each in decorator.keywords)]
    return any(isinstance(each, ast.Constant) and each.value == key for each in given)


def _modules(run: Run, *asking: Module) -> Iterator[Module]:
    """These modules, then what they import of the project, nearest first."""
    linted = run.project.linted
    pending = [*asking, *((linted,) if linted is not None else ())]
    seen: set[str] = set()
    while pending and len(seen) < MODULES:
        module = pending.pop(0)
        if module.path not in seen and not run.project.is_installed(module):
            seen.add(module.path)
            yield module
            pending += _imported(run, module)


def _imported(run: Run, module: Module) -> Iterator[Module]:
    for statement in module.tree.body:
        if isinstance(statement, ast.Import):
            found = [run.project.module(each.name) for each in statement.names if not run.is_library(each.name)]
        elif isinstance(statement, ast.ImportFrom):
            found = _sources(run, module, statement)
        else:
            continue
        yield from (each for each in found if each is not None)


def _sources(run: Run, module: Module, statement: ast.ImportFrom) -> list[Module | None]:
    """The module that something is imported from; of a package also the modules that are imported by name."""
    dotted = statement.module or ""
    if statement.level:
        source = run.project.relative(module, statement.level, dotted) if dotted else None
        inner = [f"{dotted}.{each.name}" if dotted else each.name for each in statement.names]
        if source is not None and not source.is_package:
            return [source]
        return [source, *(run.project.relative(module, statement.level, each) for each in inner)]
    if run.is_library(dotted):
        return []
    source = run.project.module(dotted)
    if source is not None and not source.is_package:
        return [source]
    return [source, *(run.project.module(f"{dotted}.{each.name}") for each in statement.names if source is not None)]
