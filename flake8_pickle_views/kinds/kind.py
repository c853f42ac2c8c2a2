"""What a kind is: a predicate over a value that pickle meets, and its story."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from flake8_pickle_views.evaluation.store import Place
from flake8_pickle_views.evaluation.values import Value
from flake8_pickle_views.facts.model import TypeFact


@dataclasses.dataclass(frozen=True, slots=True)
class Evidence:
    """A value that the walk met, its place if it has one, the fact about its type if there is one."""

    value: Value
    place: Place | None = None
    fact: TypeFact | None = None


@dataclasses.dataclass(frozen=True, slots=True)
class Verdict:
    """Why pickle refuses it. `what` continues "self.x is ...", `remedy` is the edit ("write list(...)")."""

    what: str
    remedy: str


@dataclasses.dataclass(frozen=True, slots=True)
class Kind:
    """One kind: the last two digits of its codes, its name, its predicate, its documentation."""

    digits: str
    name: str
    judge: Callable[[Evidence], Verdict | None]
    doc: str
