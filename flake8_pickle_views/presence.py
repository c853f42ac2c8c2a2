"""Was it there already? What an object is given after its workers have started, or instead, did not travel."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_pickle_views import loaders
from flake8_pickle_views.evaluation.run import Construction
from flake8_pickle_views.evaluation.store import Site
from flake8_pickle_views.pickling import Leaf
from flake8_pickle_views.source.trees import blocks, children, descendants, last_name

Way = list[tuple[ast.stmt, int]]
"""The statements that lead to one, from the outside, each with the block of it that goes on."""

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_LOOPS = (ast.For, ast.AsyncFor, ast.While)
_DRAWING = frozenset("list tuple set sorted sum len print".split())
"""Builtins that draw all they ever need of a loader before they return, or ask it nothing. Of what others make of one
(`enumerate`, `tqdm`), a loop draws."""


def may_be_there(leaf: Leaf, made: Construction) -> bool:
    """May what a leaf is reached through be in place when the call (or the loader it makes) starts its workers?"""
    return not any(_is_missing(made, held.site) for held in leaf.trail)


def _is_missing(made: Construction, stored: Site) -> bool:
    if made.site in stored.chain():
        return False
    call, store = _in_one_frame(made.site, stored)
    if call is None or store is None or call.node is store.node:
        return False
    to_call, to_store = _way(call.module.tree.body, call.node), _way(call.module.tree.body, store.node)
    shared = _shared(to_call, to_store)
    if any(isinstance(statement, _LOOPS) for statement, _ in to_call[:shared]):
        return False  # the next round finds what this one leaves
    return _is_instead(to_call[shared:], to_store[shared:]) or _is_after(made, to_call, call, store)


def _in_one_frame(first: Site, second: Site) -> tuple[Site, Site] | tuple[None, None]:
    """The statements of one and the same call of a function that lead to two sites."""
    for one in first.chain():
        for other in second.chain():
            if one.module is other.module and one.caller == other.caller:
                return one, other
    return None, None


def _way(body: list[ast.stmt], node: ast.AST) -> Way:
    line = getattr(node, "lineno", 0)
    for statement in body:
        if statement is node:
            return [(statement, -1)]
        if statement.lineno <= line <= (statement.end_lineno or 0):
            for index, block in enumerate(blocks(statement)):
                found = _way(block, node)
                if found:
                    return [(statement, index), *found]
    return []


def _shared(first: Way, second: Way) -> int:
    """How far two ways are one, the last statement of both apart."""
    count = 0
    while count < min(len(first), len(second)) - 1 and first[count] == second[count]:
        count += 1
    return count


def _is_instead(to_call: Way, to_store: Way) -> bool:
    """Two branches of a choice; or one of the two lies in a block that ends by leaving the function."""
    if not to_call or not to_store:
        return False
    (one, first), (other, second) = to_call[0], to_store[0]
    if one is other:
        return isinstance(one, (ast.If, ast.Match)) and first != second and -1 not in (first, second)
    earlier = to_call if one.lineno < other.lineno else to_store
    return any(_leaves(list(blocks(statement))[index]) for statement, index in earlier if index >= 0)


def _leaves(block: list[ast.stmt]) -> bool:
    return bool(block) and isinstance(block[-1], (ast.Return, ast.Raise))


# after the workers have been started for the last time


def _is_after(made: Construction, to_call: Way, call: Site, store: Site) -> bool:
    if store.order <= call.order:
        return False
    signature = loaders.signature(made)
    is_loader = signature is None or signature.is_loader
    if signature is not None and not is_loader and "target" not in signature.travel:
        return True
    if call is not made.site or not to_call:
        return False
    if is_loader and _is_drawn(call.node, made.call):
        return True
    last = _last_use(made, call.node) if is_loader else _start(made, call.node)
    return last is not None and getattr(store.node, "lineno", 0) > last


def _is_drawn(statement: ast.AST, expression: ast.AST) -> bool:
    """Is all that this expression ever gives drawn where it stands (`list(...)`, `for x in ...`)?"""
    for node in descendants(statement):
        if expression in children(node):
            return _draws(statement, node, expression)
    return False


def _draws(statement: ast.AST, around: ast.AST, expression: ast.AST) -> bool:
    if isinstance(around, (ast.For, ast.AsyncFor, ast.comprehension)):
        return around.iter is expression
    if isinstance(around, ast.Call) and expression in around.args:
        return last_name(around.func) in _DRAWING or _is_drawn(statement, around)
    return False


def _start(made: Construction, statement: ast.AST) -> int | None:
    """The line on which a process is started: where it is made, or where its name is told to."""
    function = made.frame.function if made.frame is not None else None
    if function is None:
        return None
    names = [ast.dump(made.call)]
    if isinstance(statement, ast.Assign) and statement.value is made.call:
        names += [ast.dump(target).replace("Store()", "Load()") for target in statement.targets]
    started = [
        node.end_lineno or 0
        for node in descendants(function.node)
        if isinstance(node, ast.Attribute) and node.attr == "start" and ast.dump(node.value) in names
    ]
    return max(started, default=None)


def _last_use(made: Construction, statement: ast.AST) -> int | None:
    """The last line of a local loader's last use, where every use of it draws from it on the spot."""
    function = made.frame.function if made.frame is not None else None
    if function is None or isinstance(function.node, ast.Lambda):
        return None
    if not isinstance(statement, ast.Assign) or statement.value is not made.call:
        return None
    if any(isinstance(each, ast.Lambda) for each in descendants(function.node)):
        return None  # it may use the loader whenever it is called
    target = statement.targets[0]
    if len(statement.targets) != 1 or not isinstance(target, ast.Name):
        return None
    last = 0
    for user, name in _users(function.node, target.id):
        way = [each for each, _ in _way(function.module.tree.body, user)]
        if user not in way or any(isinstance(each, _FUNCTIONS) for each in way[way.index(function.node) + 1 :]):
            return None
        if not _is_drawn(user, name):
            return None
        last = max(last, user.lineno if isinstance(user, _LOOPS) else user.end_lineno or 0)
        for each in way[way.index(function.node) : -1]:
            if isinstance(each, _LOOPS) and each.lineno > statement.lineno:
                last = max(last, each.end_lineno or 0)  # what is stored in it, its next round finds
    return last or None


def _users(function: ast.AST, name: str) -> Iterator[tuple[ast.stmt, ast.Name]]:
    """Every statement that reads a name, the innermost, with the place where it does."""
    for statement in descendants(function):
        if isinstance(statement, ast.stmt):
            pending = children(statement)
            while pending:
                node = pending.pop()
                if isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Load):
                    yield statement, node
                if not isinstance(node, ast.stmt):
                    pending += children(node)
