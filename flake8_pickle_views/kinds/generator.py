"""Generator: a generator expression, what a generator function gives, `Path.glob`, `os.walk`, a coroutine.

## What it finds
A generator kept on a dataset or on anything that a dataset holds, wherever it was made: an expression in
parentheses, a function or method with `yield`, a function of a library that is one (`Path.glob`, `os.walk`,
`glob.iglob`, `model.parameters()`), also inside `map`, `zip`, `enumerate` or `itertools`. Coroutines and
asynchronous generators count as well.

## Why it is bad
A generator is a stopped call: its frame can't be copied into another process. The worker never starts:
`TypeError: cannot pickle 'generator' object`. If it could, it would give its values once, so that the
second epoch would be empty.

## Bad
```python
from torch.utils.data import IterableDataset


class Readings(IterableDataset):
    def __init__(self, lines):
        super().__init__()
        self.values = (float(line) for line in lines)

    def __iter__(self):
        return iter(self.values)


def make():
    return Readings(["1.5", "2.5"])
```

## Good
```python
from torch.utils.data import IterableDataset


class Readings(IterableDataset):
    def __init__(self, lines):
        super().__init__()
        self.values = [float(line) for line in lines]

    def __iter__(self):
        return iter(self.values)


def make():
    return Readings(["1.5", "2.5"])
```

## Remedy
Write a list: `[... for ...]` instead of `(... for ...)`, `list(...)` around a call. Where the values are
too many to keep, keep what the generator is made of and make it in `__iter__`.

## Is the edit safe
Yes, if the values end and fit into memory. A list gives its values as often as it is asked, a generator
once.

## References
- https://docs.python.org/3/library/pickle.html#what-can-be-pickled-and-unpickled
- https://docs.pytorch.org/docs/stable/data.html#iterable-style-datasets
"""

from __future__ import annotations

import ast

from flake8_pickle_views.evaluation.values import Generator
from flake8_pickle_views.kinds.kind import Evidence, Kind, Verdict
from flake8_pickle_views.kinds.measured import measured
from flake8_pickle_views.source.trees import blocks

EXPRESSION = "generator expression"
FUNCTION = "generator function "


def judge(evidence: Evidence) -> Verdict | None:
    value = evidence.value
    if not isinstance(value, Generator):
        return measured(evidence, "02", "write list(...)")
    return Verdict(_what(value.what), _remedy(value))


def _what(what: str) -> str:
    if what.startswith("async"):
        return f"an {what}"
    if what in ("", "generator"):
        return "a generator"
    if what == EXPRESSION or what.startswith("coroutine"):
        return f"a {what}"
    return f"a generator made by {what.removeprefix(FUNCTION)}"


def _remedy(value: Generator) -> str:
    if _is_endless(value.origin.node):
        return "it never ends: keep what it is made of, and make it in the worker"
    if value.what.startswith("coroutine"):
        return "keep what awaiting it gives"
    if value.what.startswith("async"):
        return "make it in the worker"
    if value.what == EXPRESSION and value.text.startswith("(") and value.text.endswith(")"):
        return f"write [{value.text[1:-1]}]"
    return f"write list({value.text or '...'})"


def _is_endless(node: ast.AST) -> bool:
    """Is it made by a function whose last loop nothing leaves (`while True: ... yield`)?"""
    if not isinstance(node, ast.FunctionDef):
        return False
    loop = next((each for each in node.body if isinstance(each, ast.While)), None)
    if loop is None or not isinstance(loop.test, ast.Constant) or not loop.test.value:
        return False
    return not _leaves(loop.body, inner=False)


def _leaves(body: list[ast.stmt], inner: bool) -> bool:
    """May one of these statements leave the loop around them? `break` leaves an `inner` one only."""
    for statement in body:
        if isinstance(statement, (ast.Return, ast.Raise)) or (isinstance(statement, ast.Break) and not inner):
            return True
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            continue
        within = inner or isinstance(statement, (ast.For, ast.AsyncFor, ast.While))
        if any(_leaves(block, within) for block in blocks(statement)):
            return True
    return False


KIND = Kind("02", "generator", judge, __doc__)
