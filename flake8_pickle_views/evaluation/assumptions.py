"""What is taken for granted of a value that nobody knows: what a test has said, what an option is by default."""

from __future__ import annotations

import ast

from flake8_pickle_views.evaluation import command_line, objects
from flake8_pickle_views.evaluation.run import Frame, Run
from flake8_pickle_views.evaluation.store import Held
from flake8_pickle_views.evaluation.values import UNKNOWN, Unknown, Value
from flake8_pickle_views.source.trees import descendants, dotted_name, last_name

# A test of `config.size` tells about an attribute of what has no place: it is kept in the frame, by the names.


def remember(run: Run, target: ast.Attribute, frame: Frame, keep: objects.Keep) -> None:
    """Note what a test leaves of an attribute of something that nobody knows."""
    names = _names(target)
    if names is None:
        return
    before = run.store.get(frame.place).attributes.get(names)
    held = before[0] if before is not None and len(before) == 1 else Held(UNKNOWN, run.here(frame))
    kept = keep(held)
    if kept is not None:
        run.store.set_attribute(frame.place, names, (Held(kept.value, run.here(frame)),))


def recalled(run: Run, node: ast.Attribute, value: Unknown, frame: Frame) -> Value:
    """What a test has left of an unknown attribute, else its default where it is an option of the command line."""
    state = run.store.places.get(frame.place)
    names = _names(node) if state is not None else None
    if state is None or names is None:
        return value
    slot = state.attributes.get(names)
    if slot is not None and len(slot) == 1:
        root = state.attributes.get(names[0], ())
        if all(each.site.order <= slot[0].site.order for each in root):
            return slot[0].value if slot[0].value != UNKNOWN else value
    if value.assumed is None and not value.type and not run.open_options:
        default = command_line.default_of(frame.module.tree, names)
        if default is not None:
            return Unknown(default, foreign=value.foreign)
    return value


def opens_a_task(node: ast.If, closed: list[ast.stmt], frame: Frame) -> bool:
    """Does an option of the command line decide whether a dataset or a loader is made at all (`if args.train:`)?

    Then its default tells nothing: the program is there to be run with it.
    """
    read = map(_names, (each for each in descendants(node.test) if isinstance(each, ast.Attribute)))
    if all(names is None or command_line.default_of(frame.module.tree, names) is None for names in read):
        return False
    return any(
        isinstance(each, ast.Call) and last_name(each.func).lower().endswith(("loader", "dataset"))
        for statement in closed
        for each in descendants(statement)
    )


def forget(run: Run, target: ast.Attribute, frame: Frame) -> None:
    """A store replaces what was known."""
    names = _names(target)
    state = run.store.places.get(frame.place)
    if names is not None and state is not None and names in state.attributes:
        run.store.delete_attribute(frame.place, names)


def _names(node: ast.expr) -> tuple[str, ...] | None:
    """The names of `a.b.c`."""
    dotted = dotted_name(node)
    return tuple(dotted.split(".")) if dotted else None
