"""Stores: names, attributes, subscripts, unpacking, deletion."""

from __future__ import annotations

import ast

from flake8_pickle_views.evaluation import expressions, names, objects, sequences
from flake8_pickle_views.evaluation.run import Frame, Run
from flake8_pickle_views.evaluation.store import ANY
from flake8_pickle_views.evaluation.values import Namespace, Ref, Value, members, union


def assign(run: Run, target: ast.expr, value: Value, frame: Frame) -> None:
    """Store a value into any target."""
    if isinstance(target, ast.Name):
        bind_name(run, target.id, value, frame)
    elif isinstance(target, ast.Attribute):
        objects.set_attribute(run, expressions.evaluate(run, target.value, frame), target.attr, value, frame)
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
    star = next((index for index, each in enumerate(targets) if isinstance(each, ast.Starred)), None)
    if star is None:
        fitting = [
            elements
            for member in members(value)
            for elements in [_elements(run, member, len(targets), frame)]
            if len(elements) == len(targets)
        ]
        if fitting:
            for target, *alternatives in zip(targets, *fitting):
                assign(run, target, union(*alternatives), frame)
            return
    exact = sequences.exact_elements(run, value, frame)
    if exact is not None and star is not None and len(exact) >= len(targets) - 1:
        behind = len(targets) - star - 1
        for target, element in zip(targets[:star], exact):
            assign(run, target, element, frame)
        middle = exact[star : len(exact) - behind]
        assign(run, targets[star], run.collection("list", middle, frame), frame)
        for target, element in zip(targets[star + 1 :], exact[len(exact) - behind :]):
            assign(run, target, element, frame)
        return
    element = sequences.element(run, value, frame)
    for target in targets:
        if isinstance(target, ast.Starred):
            rest = run.place("list", "", frame)
            run.store.set_item(rest.place, ANY, run.held(element, frame))
            assign(run, target, rest, frame)
        else:
            assign(run, target, element, frame)


def _elements(run: Run, value: Value, length: int, frame: Frame) -> list[Value]:
    """The elements of one of several values; where nobody knows how many it has, each may be any."""
    exact = sequences.exact_elements(run, value, frame)
    return [sequences.element(run, value, frame)] * length if exact is None else exact


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
