"""Values made by hand, as the walk would hand them to a kind."""

from __future__ import annotations

import ast

from flake8_pickle_views.evaluation.store import Place, Site
from flake8_pickle_views.evaluation.values import Class, Function, Generator, Origin, Value, View
from flake8_pickle_views.facts.model import TypeFact
from flake8_pickle_views.kinds.kind import Evidence
from flake8_pickle_views.source.modules import Module

SOURCE = """
import functools
import torch
from collections import defaultdict
name_of_a_lambda = lambda x: x

def named(x):
    return x

class Named:
    pass
"""
MODULE = Module("made.py", "made.py", "made", ast.parse(SOURCE))
FRAME = 7


def view(type: str, text: str = "") -> View:
    return View(type, Origin(MODULE, MODULE.tree), text=text)


def generator(what: str, text: str = "") -> Generator:
    return Generator(what, Origin(MODULE, MODULE.tree), text=text)


def a_lambda(text: str, frame: int | None = None) -> Function:
    node = ast.parse(text, mode="eval").body
    assert isinstance(node, ast.Lambda)
    return Function(node, MODULE, frame)


def a_def(text: str, frame: int | None = None, owner: Class | None = None) -> Function:
    node = ast.parse(text).body[0]
    assert isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
    return Function(node, MODULE, frame, owner)


def a_class(text: str, frame: int | None = None) -> Class:
    node = ast.parse(text).body[0]
    assert isinstance(node, ast.ClassDef)
    return Class(node, MODULE, frame)


def place(kind: str, type: Class | str) -> Place:
    return Place(kind, type, Site(MODULE, MODULE.tree))


def refused(value: Value, kind: str, label: str = "", remedy: str = "", name: str = "pkg.Thing") -> Evidence:
    """An object of a library whose measured fact says that pickle refuses it."""
    fact = TypeFact(name, pickles=False, kind=kind, label=label, remedy=remedy)
    return Evidence(value, place("opaque", name), fact)
