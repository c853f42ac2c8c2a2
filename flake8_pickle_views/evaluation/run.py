"""One evaluation: the store, the frames, the budget, and who evaluates what."""

from __future__ import annotations

import ast
import dataclasses
import itertools
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from flake8_pickle_views.evaluation.store import Held, Place, Site, Slot, Store
from flake8_pickle_views.evaluation.values import UNKNOWN, Class, Function, Origin, Ref, Union, Value, union

if TYPE_CHECKING:
    from flake8_pickle_views.facts.tables import Facts
    from flake8_pickle_views.source.modules import Module
    from flake8_pickle_views.source.project import Project

DEPTH = 8
"""How many calls deep a value is followed."""
STEPS = 60_000
"""Expressions and statements evaluated for one file."""
STEPS_AN_ENTRY = 12_000


class Exhausted(Exception):
    """The budget of an entry point is used up: what it would have told is not known."""


class Outcome(NamedTuple):
    """What a path through a function returns (or yields), the store it leaves, the statement."""

    value: Value
    store: Store
    site: Site


@dataclasses.dataclass(eq=False, slots=True)
class Frame:
    """A function call, a module's top level or a class body under evaluation.

    `place` holds the local names; `outer` is the place of the frame that the function closes over; `call` is what
    called the function, in the frame `parent`.
    """

    module: Module
    place: int
    function: Function | None = None
    owner: Class | None = None
    outer: int | None = None
    caller: Site | None = None
    site: Site | None = None
    statement: ast.AST | None = None
    depth: int = 0
    returns: list[Outcome] = dataclasses.field(default_factory=list)
    loops: list[tuple[list[Store], list[Store]]] = dataclasses.field(default_factory=list)
    globals: set[str] = dataclasses.field(default_factory=set)
    yields: list[Outcome] = dataclasses.field(default_factory=list)
    call: ast.AST | None = None
    parent: Frame | None = None


@dataclasses.dataclass(unsafe_hash=True, slots=True)
class Construction:
    """An object that a call made: its place, its class (or qualified name), the statement, the call, its arguments.

    `depth` is how many calls deep it happened; `frame` where. It is not `certain` where something else
    may have been called as well.
    """

    place: int
    type: Class | str
    site: Site
    call: ast.AST
    arguments: Arguments
    depth: int
    frame: Frame | None = None
    certain: bool = True


@dataclasses.dataclass(slots=True)
class Arguments:
    """The evaluated arguments of a call. `nodes` are the expressions, for who wants to point at one."""

    positional: list[Value] = dataclasses.field(default_factory=list)
    keywords: dict[str, Value] = dataclasses.field(default_factory=dict)
    more_positional: bool = False
    more_keywords: bool = False
    rest: Value = UNKNOWN

    def get(self, index: int, name: str) -> Value | None:
        """The argument at a position or of a name."""
        if name in self.keywords:
            return self.keywords[name]
        return self.positional[index] if 0 <= index < len(self.positional) else None

    @property
    def first(self) -> Value:
        """The first positional argument."""
        return self.positional[0] if self.positional else UNKNOWN

    def all(self) -> list[Value]:
        return [*self.positional, *self.keywords.values()]


class Budget:
    """What is left for a file, shared by its entry points."""

    def __init__(self, steps: int = STEPS) -> None:
        self.left = steps
        self.asked: set[str] = set()
        """Names of libraries that astroid was asked about."""


class Run:
    """The state of one entry point's evaluation."""

    def __init__(
        self, project: Project, facts: Facts, budget: Budget, is_library: Callable[[str], bool]
    ) -> None:
        self.project = project
        self.is_library = is_library
        self.facts = facts
        self.budget = budget
        self.store = Store()
        self.frames: dict[int, Frame] = {}
        self.stack: list[ast.AST] = []
        self.steps = min(STEPS_AN_ENTRY, budget.left)
        self.pending: set[object] = set()
        self.module_frames: dict[int, Frame] = {}
        self.linearized: dict[Class, tuple[Value, ...]] = {}
        self.materialized: dict[object, int] = {}
        self.constructions: list[Construction] = []
        self.escaped: set[int] = set()
        self.copies: dict[int, int] = {}
        self.watches: Callable[[str], bool] = lambda qualname: False
        self.may_matter: Callable[[Module, ast.AST, ast.ClassDef | None], bool] = lambda module, node, owner: True
        """May calling this function, or method of a class, give or keep what matters?"""
        self.ignores_networks = False
        """Are methods of networks run only where they may matter?"""
        self.made: dict[ast.AST, ast.ClassDef] = {}
        self.passed_over: Mapping[ast.stmt, tuple[str, ...]] = {}
        """Statements that can't matter, with the names that they bind: those are unknown afterwards."""
        self.asserting = False
        """Is an `assert` under evaluation? A test that only opens a branch types nothing."""
        self.open_options = False
        self.suspected: frozenset[str] = frozenset()
        self.strict_state = False
        self.recursed = False
        self.without_gradients = 0
        self.choosing = False
        self.frozen: set[int] = set()
        self.made_by: dict[int, str] = {}
        self._numbers = itertools.count(1)

    def step(self) -> None:
        self.steps -= 1
        self.budget.left -= 1
        if self.steps <= 0:
            raise Exhausted

    # places

    def place(self, kind: str, type: Class | str, frame: Frame) -> Ref:
        number = next(self._numbers)
        self.store.put(number, Place(kind, type, self.here(frame)))
        return Ref(number)

    def collection(self, kind: str, values: list[Value], frame: Frame) -> Ref:
        """A list, tuple or set of exactly these elements."""
        ref = self.place(kind, "", frame)
        site = self.here(frame)
        items: dict[object, Slot] = {index: slot_of(value, site) for index, value in enumerate(values)}
        self.store.put(ref.place, self.store.get(ref.place).replaced(items=items))
        return ref

    def here(self, frame: Frame) -> Site:
        """The statement under evaluation."""
        node = frame.statement or frame.module.top
        if frame.site is None or frame.site.node is not node:
            frame.site = Site(frame.module, node, frame.caller, frame.owner, next(self._numbers))
        return frame.site

    def held(self, value: Value, frame: Frame) -> Slot:
        return slot_of(value, self.here(frame))

    def origin(self, node: ast.AST, frame: Frame) -> Origin:
        return Origin(frame.module, node)

    def around(self, frame: Frame) -> Frame | None:
        """The frame that a frame closes over, which was there before; a class of another run may name any number."""
        outer = frame.outer
        return self.frames.get(outer) if outer is not None and outer < frame.place else None

    def state(self, value: Value) -> Place | None:
        """The place that a value refers to, if it does."""
        return self.store.places.get(value.place) if isinstance(value, Ref) else None


def slot_of(value: Value, site: Site) -> Slot:
    if isinstance(value, Union):
        return tuple([Held(member, site) for member in value.members])
    return (Held(value, site),)


def value_of(slot: Slot) -> Value:
    """What a slot may hold."""
    if len(slot) == 1:
        return slot[0].value
    return union(*(held.value for held in slot))
