"""Notebooks, as nbqa and VS Code hand them to flake8: a spawned worker can't import what a cell defines."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

from flake8_pickle_views import loaders
from flake8_pickle_views.evaluation.run import Construction, Run
from flake8_pickle_views.evaluation.values import Bound, Class, Function, Ref, Typed, Value, members
from flake8_pickle_views.finding import Finding
from flake8_pickle_views.source.modules import Module

ENDING = "_nbqa_ipynb"
"""nbqa 1.9 lints `name.ipynb` as a temporary file `name<random>_nbqa_ipynb.py` in the same folder."""
SEPARATOR = "# %%NBQA-CELL-SEP"
"""The comment, with six more digits, that it puts before each cell: the first line of the file."""


def is_notebook(filename: str, lines: Sequence[str]) -> bool:
    """Are these the cells of a notebook?"""
    return is_named(filename) or bool(lines and lines[0].startswith(SEPARATOR))


def is_named(path: str) -> bool:
    """Is it nbqa's file, or a notebook, after which VS Code's Flake8 extension names the joined cells on stdin?"""
    stem, suffix = os.path.splitext(os.path.basename(path))
    return suffix == ".ipynb" or (suffix == ".py" and stem.endswith(ENDING))


def out_of_reach(run: Run, made: Construction, linted: Module) -> Iterator[tuple[str, Class | Function]]:
    """The classes and functions of the cells that workers need, by the argument that brings them."""
    found = loaders.signature(made)
    for name in found.travel if found is not None else ():
        value = loaders.argument(made, name)
        for each in _definitions(run, value) if value is not None else ():
            if each.module is linted and each.frame is None and not _is_lambda(each):
                yield name, each


def _is_lambda(value: Class | Function) -> bool:
    return isinstance(value, Function) and (value.is_lambda or value.owner is not None)


def _definitions(run: Run, start: Value) -> Iterator[Class | Function]:
    """The functions that are sent, and the classes of the objects that are."""
    pending = [start]
    seen: set[Value] = set()
    while pending:
        for value in members(pending.pop()):
            if value in seen:
                continue
            seen.add(value)
            if isinstance(value, (Class, Function)):
                yield value
            elif isinstance(value, Bound):
                pending += (value.receiver, value.function)
            elif isinstance(value, Typed) and isinstance(value.type, Class):
                yield value.type
            elif isinstance(value, Ref) and value.place in run.store.places:
                state = run.store.get(value.place)
                if isinstance(state.type, Class):
                    yield state.type
                for fields in (state.attributes, state.items):
                    pending += [held.value for slot in fields.values() for held in slot]


def finding(argument: str, value: Class | Function) -> Finding:
    """One line a definition, at its header, where the edit is made."""
    code = ("PV0" if argument == "dataset" else "PV1") + ("07" if isinstance(value, Class) else "03")
    message = (
        f"{value.name} is defined in a notebook, where spawned workers can't find it: "
        "move it to a module and import it"
    )
    return Finding(value.node.lineno, value.node.col_offset, code, value.name, message)
