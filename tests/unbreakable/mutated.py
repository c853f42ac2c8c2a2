"""Programs that are a few careless edits away from another: still Python, often without any sense."""

from __future__ import annotations

import ast
import copy
import random
from collections.abc import Callable, Iterator

Place = tuple[list[ast.stmt], int]
"""A statement, by the block that it stands in."""

_NAMES = (
    *((ast.Name, "id"), (ast.Attribute, "attr"), (ast.arg, "arg"), (ast.keyword, "arg"), (ast.alias, "name")),
    *((ast.FunctionDef, "name"), (ast.ClassDef, "name")),
)


def mutant(source: str, seed: str) -> str:
    """The source after up to four edits, the same for the same seed; the source itself where they leave no Python."""
    draw = random.Random(seed)
    tree = ast.parse(source)
    for _ in range(draw.randint(1, 4)):
        draw.choice(EDITS)(tree, draw)
    try:
        text = ast.unparse(ast.fix_missing_locations(tree))
        ast.parse(text)
    except (SyntaxError, ValueError):
        return source
    return text


def _places(tree: ast.Module) -> list[Place]:
    blocks = (getattr(node, name, ()) for node in ast.walk(tree) for name in ("body", "orelse", "finalbody"))
    return [(block, index) for block in blocks if isinstance(block, list) for index in range(len(block))]


def _delete(tree: ast.Module, draw: random.Random) -> None:
    if places := _places(tree):
        block, index = draw.choice(places)
        block[index : index + 1] = [] if len(block) > 1 else [ast.Pass()]


def _duplicate(tree: ast.Module, draw: random.Random) -> None:
    if places := _places(tree):
        (block, index), (target, at) = draw.choice(places), draw.choice(places)
        target.insert(at, copy.deepcopy(block[index]))


def _swap(tree: ast.Module, draw: random.Random) -> None:
    if places := _places(tree):
        (one, here), (other, there) = draw.choice(places), draw.choice(places)
        first, second = copy.deepcopy(one[here]), copy.deepcopy(other[there])
        one[here], other[there] = second, first


def _rename(tree: ast.Module, draw: random.Random) -> None:
    """One mention of a name becomes another name of the same file."""
    mentions = [(node, field) for node in ast.walk(tree) for kind, field in _NAMES if isinstance(node, kind)]
    names = sorted({name for node, field in mentions if (name := getattr(node, field)) is not None})
    if mentions:
        node, field = draw.choice(mentions)
        name = draw.choice(names)
        setattr(node, field, name if field == "name" and isinstance(node, ast.alias) else name.rpartition(".")[2])


def _graft(tree: ast.Module, draw: random.Random) -> None:
    """An expression stands where another one stood."""
    slots = list(_expressions(tree))
    if slots:
        (_, _, scion), (put, field, _) = draw.choice(slots), draw.choice(slots)
        setattr(put, field, copy.deepcopy(scion))


def _expressions(tree: ast.Module) -> Iterator[tuple[ast.AST, str, ast.expr]]:
    for node in ast.walk(tree):
        for field, value in ast.iter_fields(node):
            if isinstance(value, ast.expr) and isinstance(getattr(value, "ctx", None) or ast.Load(), ast.Load):
                yield node, field, value


EDITS: tuple[Callable[[ast.Module, random.Random], None], ...] = (_delete, _duplicate, _swap, _rename, _graft)
