"""Which objects leave the function that made them, and what they lead to."""

from __future__ import annotations

import ast
from collections.abc import Set

from flake8_pickle_views import datasets
from flake8_pickle_views.evaluation.run import Frame, Run
from flake8_pickle_views.evaluation.values import Bound, Class, Ref, Value, members
from flake8_pickle_views.source.trees import descendants, last_name


def leaving(
    run: Run, frame: Frame, returned: list[Value], closed: set[int], served: Set[int] = frozenset()
) -> set[int]:
    """The places that what is returned, stored on `self`, passed to who is not followed, or bound at module level
    leads to.

    `closed` are loaders without workers: nobody can give them any later. `served` are their datasets: that a
    script binds one to a name as well takes it nowhere else.
    """
    roots: list[Value] = [*returned, *(Ref(place) for place in run.escaped), *_keepers(run, frame)]
    if frame.function is None and not returned:
        state = run.store.get(frame.place)
        bound = [held.value for slot in state.attributes.values() for held in slot]
        roots += [value for value in bound if not (isinstance(value, Ref) and value.place in served)]
    return reachable(run, roots, closed)


def _keepers(run: Run, frame: Frame) -> list[Value]:
    """The object whose method is run, where it may hand on what it keeps; a dataset is looked at by itself."""
    return [
        Ref(number)
        for number, state in run.store.places.items()
        if state.kind == "instance"
        and state.site.node is frame.statement
        and isinstance(state.type, Class)
        and not datasets.is_dataset(run, state.type)
        and _may_hand_on(state.type.node)
    ]


def _may_hand_on(owner: ast.ClassDef) -> bool:
    """Not a test case; and some loader that a method makes may have workers, unless loaders are made elsewhere."""
    if owner.name.startswith("Test") or owner.name.endswith(("Test", "TestCase", "Tests")):
        return False
    calls = (node for node in descendants(owner) if isinstance(node, ast.Call))
    made = [node for node in calls if last_name(node.func).endswith("Loader")]
    return not made or any(map(_names_workers, made))


def _names_workers(call: ast.Call) -> bool:
    """Says this call of a loader how many workers there are, other than none, or leaves it open?"""
    for keyword in call.keywords:
        if keyword.arg is None:
            return True
        if keyword.arg == "num_workers":
            return not (isinstance(keyword.value, ast.Constant) and not keyword.value.value)
    return len(call.args) > 5 or any(isinstance(each, ast.Starred) for each in call.args)


def plain_class(run: Run, value: Value) -> Class | None:
    """The class of the project whose instance a value is, if it is one."""
    for member in members(value):
        state = run.state(member)
        if state is not None and state.kind == "instance" and isinstance(state.type, Class):
            return state.type
    return None


def reachable(run: Run, roots: list[Value], closed: Set[int] = frozenset()) -> set[int]:
    """The places that following references from these values leads to."""
    found: set[int] = set()
    pending = list(roots)
    while pending:
        for value in members(pending.pop()):
            if isinstance(value, Bound):
                pending.append(value.receiver)
            elif isinstance(value, Ref) and value.place not in found and value.place in run.store.places:
                if value.place in closed:
                    continue
                found.add(value.place)
                state = run.store.get(value.place)
                if state.kind != "frame":
                    for fields in (state.attributes, state.items):
                        pending.extend(held.value for slot in fields.values() for held in slot)
    return found
