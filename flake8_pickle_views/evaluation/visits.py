"""What a loop does to the objects of the container that it goes through, one turn each."""

from __future__ import annotations

import ast

from flake8_pickle_views.evaluation import expressions, sequences
from flake8_pickle_views.evaluation.run import Frame, Run, value_of
from flake8_pickle_views.evaluation.store import Place, Store
from flake8_pickle_views.evaluation.values import UNKNOWN, Ref, Value, members, union
from flake8_pickle_views.source.trees import descendants, dotted_name


def states(
    run: Run, node: ast.For | ast.AsyncFor, element: Value, before: Store, frame: Frame
) -> dict[int, Place]:
    """How a loop leaves the objects that it goes through: each was visited, and without a turn there are none."""
    return _states_of(run, union(element, _reached_by_index(run, node, frame)), before)


def _states_of(run: Run, element: Value, before: Store) -> dict[int, Place]:
    found: dict[int, Place] = {}
    for member in members(element):
        state = run.state(member)
        if isinstance(member, Ref) and state is not None:
            if state.kind == "tuple":
                for slot in state.items.values():
                    found.update(_states_of(run, value_of(slot), before))
            elif member.place in before.places:
                found[member.place] = state
    return found


def _reached_by_index(run: Run, node: ast.For | ast.AsyncFor, frame: Frame) -> Value:
    """The elements of `x` where a loop over `x`, its keys or its indices reads `x[i]`."""
    source = _indexed(node.iter)
    if source is None or not isinstance(node.target, ast.Name):
        return UNKNOWN
    wanted = dotted_name(source)
    for inner in (each for statement in node.body for each in descendants(statement)):
        if isinstance(inner, ast.Subscript) and isinstance(inner.slice, ast.Name):
            if inner.slice.id == node.target.id and dotted_name(inner.value) == wanted != "":
                state = run.state(expressions.evaluate(run, source, frame))
                return value_of(sequences.all_held(state)) if state is not None and state.items else UNKNOWN
    return UNKNOWN


def _indexed(node: ast.expr) -> ast.expr | None:
    """`x` of `x`, `x.keys()`, `list(x)`, `range(len(x))`."""
    while isinstance(node, ast.Call):
        if isinstance(node.func, ast.Attribute) and node.func.attr == "keys" and not node.args:
            node = node.func.value
        elif isinstance(node.func, ast.Name) and node.func.id in ("list", "sorted", "range", "len", "tuple"):
            if len(node.args) != 1:
                return None
            node = node.args[0]
        else:
            return None
    return node if isinstance(node, (ast.Name, ast.Attribute)) else None
