"""Stores: names, attributes, subscripts, unpacking, deletion."""

from __future__ import annotations

import ast

from flake8_pickle_views.evaluation import assumptions, expressions, names, objects, sequences
from flake8_pickle_views.evaluation.run import Frame, Run
from flake8_pickle_views.evaluation.store import ANY
from flake8_pickle_views.evaluation.values import Const, Namespace, Ref, Value, members, union


def assign(run: Run, target: ast.expr, value: Value, frame: Frame) -> None:
    """Store a value into any target."""
    if isinstance(target, ast.Name):
        bind_name(run, target.id, value, frame)
    elif isinstance(target, ast.Attribute):
        owner = expressions.evaluate(run, target.value, frame)
        assumptions.forget(run, target, frame)
        objects.set_attribute(run, owner, target.attr, value, frame)
    elif isinstance(target, ast.Subscript):
        container = expressions.evaluate(run, target.value, frame)
        sequences.set_item(run, container, expressions.evaluate(run, target.slice, frame), value, frame)
    elif isinstance(target, (ast.Tuple, ast.List)):
        _unpack(run, target.elts, value, frame)
    elif isinstance(target, ast.Starred):
        assign(run, target.value, value, frame)


def bind_name(run: Run, name: str, value: Value, frame: Frame) -> None:
    place = names.module_frame(run, frame.module).place if name in frame.globals else frame.place
    run.store.set_attribute(place, name, run.held(value, frame))


def _unpack(run: Run, targets: list[ast.expr], value: Value, frame: Frame) -> None:
    """Give each target its own element; of several values each that can be unpacked."""
    unpacked = [each for each in members(value) if _fits(run, targets, each, frame)] or list(members(value))
    rows = [_spread(run, targets, each, frame) for each in unpacked]
    for target, elements in zip(targets, zip(*rows)):
        assign(run, target, union(*elements), frame)


def _fits(run: Run, targets: list[ast.expr], value: Value, frame: Frame) -> bool:
    """May a value be unpacked into so many targets? `None` is no sequence, and a tuple has its length."""
    if isinstance(value, Const) and not isinstance(value.value, (str, bytes)):
        return False
    exact = sequences.exact_elements(run, value, frame)
    if exact is None or any(isinstance(each, ast.Starred) for each in targets):
        return exact is None or len(exact) >= len(targets) - 1
    return len(exact) == len(targets)


def _spread(run: Run, targets: list[ast.expr], value: Value, frame: Frame) -> list[Value]:
    """What each target gets of a value; a starred one a list."""
    exact = sequences.exact_elements(run, value, frame)
    star = next((index for index, each in enumerate(targets) if isinstance(each, ast.Starred)), None)
    if exact is not None and (len(exact) == len(targets) if star is None else len(exact) >= len(targets) - 1):
        if star is None:
            return exact
        behind = len(exact) - (len(targets) - star - 1)
        return [*exact[:star], run.collection("list", exact[star:behind], frame), *exact[behind:]]
    element = sequences.element(run, value, frame)
    spread: list[Value] = []
    for target in targets:
        if isinstance(target, ast.Starred):
            rest = run.place("list", "", frame)
            run.store.set_item(rest.place, ANY, run.held(element, frame))
            spread.append(rest)
        else:
            spread.append(element)
    return spread


def delete(run: Run, target: ast.expr, frame: Frame) -> None:
    if isinstance(target, ast.Name):
        run.store.delete_attribute(frame.place, target.id)
    elif isinstance(target, ast.Attribute):
        objects.delete_attribute(run, expressions.evaluate(run, target.value, frame), target.attr)
    elif isinstance(target, ast.Subscript):
        key = expressions.evaluate(run, target.slice, frame)
        for container in members(expressions.evaluate(run, target.value, frame)):
            if isinstance(container, (Ref, Namespace)):
                sequences.delete_item(run, container, key)
    elif isinstance(target, (ast.Tuple, ast.List)):
        for each in target.elts:
            delete(run, each, frame)
