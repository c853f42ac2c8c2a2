"""Reading syntax trees: what lies below a node, and the names that it spells."""

from __future__ import annotations

import ast
from collections.abc import Iterator

_FIELDS: dict[type[ast.AST], tuple[str, ...]] = {}
_NOT_CHILDREN = frozenset(
    "ctx op ops id attr name arg value_type kind type_comment conversion simple level module lineno asname names "
    "type_ignores is_async".split()
)


def children(node: ast.AST) -> list[ast.AST]:
    """The child nodes, contexts and operators apart; `ast.iter_child_nodes` takes three times the time."""
    kind = type(node)
    fields = _FIELDS.get(kind)
    if fields is None:
        fields = _FIELDS[kind] = tuple(field for field in kind._fields if field not in _NOT_CHILDREN)
    found: list[ast.AST] = []
    for field in fields:
        value = getattr(node, field, None)
        if value.__class__ is list:
            found += [each for each in value if isinstance(each, ast.AST)]
        elif isinstance(value, ast.AST):
            found.append(value)
    return found


def descendants(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all below it."""
    pending = [node]
    while pending:
        each = pending.pop()
        yield each
        pending += children(each)


def blocks(statement: ast.stmt) -> Iterator[list[ast.stmt]]:
    """The lists of statements inside a compound statement."""
    for field in ("body", "orelse", "finalbody"):
        yield getattr(statement, field, [])
    for part in (*getattr(statement, "handlers", ()), *getattr(statement, "cases", ())):
        yield part.body


def dotted_name(node: ast.expr) -> str:
    """`a.b.c` of an expression that is one, else nothing."""
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    return ".".join([node.id, *reversed(parts)]) if isinstance(node, ast.Name) else ""


def last_name(node: ast.expr) -> str:
    """`c` of `a.b.c`, `f` of `f`, else nothing."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def parameters(given: ast.arguments) -> list[ast.arg]:
    """Every parameter of a function, `*rest` and `**more` too."""
    every = (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg)
    return [each for each in every if each is not None]


def defaults(given: ast.arguments) -> list[tuple[ast.arg, ast.expr]]:
    """The parameters that have a default, each with it."""
    positional = [*given.posonlyargs, *given.args]
    pairs = [*zip(positional[len(positional) - len(given.defaults) :], given.defaults)]
    return pairs + [(each, value) for each, value in zip(given.kwonlyargs, given.kw_defaults) if value is not None]


def named_types(annotation: ast.expr) -> Iterator[ast.expr]:
    """The types that an annotation names: of unions and type arguments each."""
    pending: list[ast.expr] = [annotation]
    while pending:
        node = pending.pop()
        if isinstance(node, (ast.Name, ast.Attribute)):
            yield node
        elif isinstance(node, ast.Subscript):
            pending.append(node.slice)
        elif isinstance(node, ast.Tuple):
            pending += node.elts
        elif isinstance(node, ast.BinOp):
            pending += (node.left, node.right)
