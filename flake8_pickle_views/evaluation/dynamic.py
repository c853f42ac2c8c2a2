"""Classes made by calls: `namedtuple`, `make_dataclass`, `Enum("Name", ...)`, `type(name, bases, members)`."""

from __future__ import annotations

import ast

from flake8_pickle_views.evaluation import sequences
from flake8_pickle_views.evaluation.run import Arguments, Frame, Run
from flake8_pickle_views.evaluation.values import HIDDEN, UNKNOWN, Class, Const, External, Value


def _made(
    run: Run, name: str, bases: list[str], fields: list[str], node: ast.AST, frame: Frame
) -> Class:
    """The class that a call makes, as a statement would have made it."""
    definition = run.made.get(node)
    if definition is None:
        line = getattr(node, "lineno", 1)
        body: list[ast.stmt] = [
            ast.AnnAssign(ast.Name(each, ast.Store()), ast.Name("object", ast.Load()), None, 1)
            for each in fields
        ]
        parents: list[ast.expr] = [ast.Name(f"<{each}>", ast.Load()) for each in bases]
        definition = ast.ClassDef(name, parents, [], body, [])
        definition.lineno, definition.col_offset = line, getattr(node, "col_offset", 0)
        for statement in body:
            statement.lineno, statement.col_offset = line, 0
        run.made[node] = definition
    place = frame.place if frame.function is not None else frame.outer
    if place is None and not _is_bound_to(frame.statement, name):
        place = HIDDEN
    return Class(definition, frame.module, place, name)


def _is_bound_to(statement: ast.AST | None, name: str) -> bool:
    """Does this statement bind the name that the class itself has (or something that nobody can tell)?"""
    if isinstance(statement, ast.Assign):
        return any(not isinstance(target, ast.Name) or target.id == name for target in statement.targets)
    if isinstance(statement, ast.AnnAssign):
        return not isinstance(statement.target, ast.Name) or statement.target.id == name
    return True


def _text(value: Value | None) -> str | None:
    return value.value if isinstance(value, Const) and isinstance(value.value, str) else None


def named_tuple(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    """`namedtuple("Row", "x y")`, `NamedTuple("Row", [...])`, `make_dataclass("Row", [...])`."""
    name = _text(arguments.get(0, "typename"))
    if name is None:
        return UNKNOWN
    fields = arguments.get(1, "field_names")
    text = _text(fields)
    if text is not None:
        found = text.replace(",", " ").split()
    else:
        found = [
            part
            for element in sequences.exact_elements(run, fields or UNKNOWN, frame) or []
            for part in [_text(element) or _text(sequences.get_item(run, element, Const(0), node, frame))]
            if part
        ]
    return _made(run, name, ["typing.NamedTuple"], found, node, frame)


def enumeration(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    """`Enum("Name", names)`. `Enum(value)` of a class that inherits is another thing."""
    name = _text(arguments.get(0, "value"))
    if name is None or arguments.get(1, "names") is None:
        return UNKNOWN
    return _made(run, name, ["enum.Enum"], [], node, frame)


def class_from_type(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    """`type(name, bases, members)`: a class that pickle finds only where it is bound to its own name."""
    name = _text(arguments.positional[0])
    return _made(run, name, [], [], node, frame) if name is not None else UNKNOWN


def base_of(name: str) -> Value | None:
    """The base that a made class names."""
    return External(name[1:-1]) if name.startswith("<") and name.endswith(">") else None
