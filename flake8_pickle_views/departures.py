"""Which objects leave the function that made them, and which reach a loader that may have workers."""

from __future__ import annotations

from flake8_pickle_views import datasets
from flake8_pickle_views.evaluation.run import Construction, Frame, Run
from flake8_pickle_views.evaluation.values import Bound, Class, Ref, Value, members


def loaders(run: Run, made: list[Construction]) -> list[Construction]:
    """The loaders, of what was made, that may pickle to workers."""
    return [
        each
        for each in made
        if isinstance(each.type, str)
        and datasets.is_loader_name(each.type)
        and datasets.may_have_workers(run, each.arguments)
    ]


def leaving(run: Run, frame: Frame, returned: list[Value]) -> set[int]:
    """The places that what is returned, passed to who is not followed, or bound at module level leads to."""
    roots: list[Value] = [*returned, *(Ref(place) for place in run.escaped)]
    if frame.function is None and not returned:
        state = run.store.get(frame.place)
        roots += [held.value for slot in state.attributes.values() for held in slot]
    return reachable(run, roots)


def given_to(run: Run, loader: Construction) -> Value | None:
    """The dataset that a loader was given."""
    return datasets.argument(loader.arguments, "dataset")


def plain_class(run: Run, value: Value) -> Class | None:
    """The class of the project whose instance a value is, if it is one."""
    for member in members(value):
        state = run.state(member)
        if state is not None and state.kind == "instance" and isinstance(state.type, Class):
            return state.type
    return None


def reachable(run: Run, roots: list[Value]) -> set[int]:
    """The places that following references from these values leads to."""
    found: set[int] = set()
    pending = list(roots)
    while pending:
        for value in members(pending.pop()):
            if isinstance(value, Bound):
                pending.append(value.receiver)
            elif isinstance(value, Ref) and value.place not in found and value.place in run.store.places:
                found.add(value.place)
                state = run.store.get(value.place)
                if state.kind != "frame":
                    for fields in (state.attributes, state.items):
                        pending.extend(held.value for slot in fields.values() for held in slot)
    return found
