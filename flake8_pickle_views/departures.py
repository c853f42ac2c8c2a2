"""Which objects leave the function that made them, and what they lead to."""

from __future__ import annotations

from collections.abc import Set

from flake8_pickle_views.evaluation.run import Frame, Run
from flake8_pickle_views.evaluation.values import Bound, Class, Ref, Value, members


def leaving(
    run: Run, frame: Frame, returned: list[Value], closed: set[int], served: Set[int] = frozenset()
) -> set[int]:
    """The places that what is returned, passed to who is not followed, or bound at module level leads to.

    `closed` are loaders without workers: nobody can give them any later. `served` are their datasets: that a
    script binds one to a name as well takes it nowhere else.
    """
    roots: list[Value] = [*returned, *(Ref(place) for place in run.escaped)]
    if frame.function is None and not returned:
        state = run.store.get(frame.place)
        bound = [held.value for slot in state.attributes.values() for held in slot]
        roots += [value for value in bound if not (isinstance(value, Ref) and value.place in served)]
    return reachable(run, roots, closed)


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
