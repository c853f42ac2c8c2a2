"""What an expression may stand for: small objects, never changed, compared by value.

They are not `frozen`: making a frozen one takes two to four times as long, and a run makes hundreds of thousands.
Everything that can change (instances, containers, frames) is a `Ref` to a place of the store.
"""

from __future__ import annotations

import ast
import dataclasses
from typing import TYPE_CHECKING, Union as Either

if TYPE_CHECKING:
    from flake8_pickle_views.source.modules import Module


@dataclasses.dataclass(unsafe_hash=True, slots=True)
class Origin:
    """Where a value was made: a node of a module's tree."""

    module: Module
    node: ast.AST

    @property
    def path(self) -> str:
        return self.module.path

    @property
    def line(self) -> int:
        """First line of the node, counted from 1."""
        return getattr(self.node, "lineno", 1)


@dataclasses.dataclass(unsafe_hash=True, slots=True)
class Unknown:
    """Nobody knows. Never reported.

    `assumed` is the constant default of the parameter that the value came from: it decides branches
    and nothing else. `foreign` says that the value came out of a library that no fact describes. `type` is the
    builtin type of a plain value whose content is not known: "str", "int", ...; `ending` how a text ends.
    `given` says that a test has excluded None.
    """

    assumed: Const | None = None
    foreign: bool = False
    type: str = ""
    ending: str = ""
    given: bool = False


@dataclasses.dataclass(unsafe_hash=True, slots=True)
class Const:
    """A literal: `None`, a number, a string, bytes, a bool, `...`."""

    value: object


@dataclasses.dataclass(unsafe_hash=True, slots=True)
class Function:
    """A `def` or `lambda`. `frame` is the place of the frame it closes over, None at module or class level."""

    node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
    module: Module
    frame: int | None = None
    owner: Class | None = None
    defaults: tuple[Value, ...] = ()
    keyword_defaults: tuple[Value | None, ...] = ()
    qualname: str = ""

    @property
    def origin(self) -> Origin:
        return Origin(self.module, self.node)

    @property
    def name(self) -> str:
        return "<lambda>" if isinstance(self.node, ast.Lambda) else self.node.name

    @property
    def is_lambda(self) -> bool:
        return isinstance(self.node, ast.Lambda)


@dataclasses.dataclass(unsafe_hash=True, slots=True)
class Bound:
    """A method together with the object it is bound to."""

    function: Value
    receiver: Value


@dataclasses.dataclass(unsafe_hash=True, slots=True)
class Class:
    """A `class` statement. `frame` is the place of the function's frame that it was defined in, if any."""

    node: ast.ClassDef
    module: Module
    frame: int | None = None
    qualname: str = ""

    @property
    def name(self) -> str:
        return self.node.name

    @property
    def origin(self) -> Origin:
        return Origin(self.module, self.node)


@dataclasses.dataclass(unsafe_hash=True, slots=True)
class Member:
    """The `value` of a `Const` that is a member of an enumeration of the project."""

    type: Class
    name: str


@dataclasses.dataclass(unsafe_hash=True, slots=True)
class External:
    """A name of a library (or a builtin) known by its qualified name only: a function, a class or a constant."""

    qualname: str


@dataclasses.dataclass(unsafe_hash=True, slots=True)
class ModuleObject:
    """A module, in the project (`module` set) or a library's."""

    qualname: str
    module: Module | None = None


@dataclasses.dataclass(unsafe_hash=True, slots=True)
class View:
    """What `.keys()`, `.values()` or `.items()` of a mapping gives. `type` is Python's name for it.

    `source` is the mapping; `text` the expression that made the view, where it is short.
    """

    type: str
    origin: Origin
    source: Value = Unknown()
    text: str = ""


@dataclasses.dataclass(unsafe_hash=True, slots=True)
class Generator:
    """A generator, made by an expression, a function of the project or one of a library (`what` says which)."""

    what: str
    origin: Origin
    element: Value = Unknown()
    text: str = ""


@dataclasses.dataclass(unsafe_hash=True, slots=True)
class Typed:
    """An instance that is only known from an annotation or an assertion: its state is built on first touch.

    `name` tells apart two parameters of one type.
    """

    type: Class | External
    name: str
    origin: Origin


@dataclasses.dataclass(unsafe_hash=True, slots=True)
class Super:
    """What `super()` gives: attribute look-up starts behind `owner` in the classes of `receiver`."""

    owner: Class
    receiver: Value


@dataclasses.dataclass(unsafe_hash=True, slots=True)
class Ref:
    """A reference to a place of the store: an instance, a container, an object of a library."""

    place: int


@dataclasses.dataclass(unsafe_hash=True, slots=True)
class Namespace:
    """`vars(x)` or `x.__dict__` of the instance at a place: the attributes themselves, as a dictionary."""

    place: int


@dataclasses.dataclass(unsafe_hash=True, slots=True)
class Union:
    """One of several, at most `LIMIT`."""

    members: tuple[Value, ...]


Value = Either[
    Unknown, Const, Function, Bound, Class, External, ModuleObject, View, Generator, Typed, Super, Ref, Namespace, Union
]

HIDDEN = -1
"""`Class.frame` of a class at module level that is bound to another name than its own."""
UNKNOWN = Unknown()
FOREIGN = Unknown(foreign=True)
NONE = Const(None)
TEXT = Unknown(type="str")
NUMBER = Unknown(type="int")
LIMIT = 4


def members(value: Value) -> tuple[Value, ...]:
    """The alternatives of a value: itself, unless it is a union."""
    return value.members if isinstance(value, Union) else (value,)


def ending_of(value: Value) -> str:
    """How a text ends, as far as that is known."""
    if isinstance(value, Const):
        return value.value if isinstance(value.value, str) else ""
    return value.ending if isinstance(value, Unknown) else ""


def text(ending: str = "") -> Unknown:
    """A text of which only the end is known, if anything."""
    return Unknown(type="str", ending=ending[-16:])


def _plausible(distinct: tuple[Value, ...]) -> tuple[Value, ...]:
    """Some module, or something unknown, is something unknown; what one alternative only excludes is not excluded."""
    unknown = [each for each in distinct if isinstance(each, Unknown)]
    if not unknown:
        return distinct
    plain = [each for each in unknown if not each.given]
    return tuple(
        each
        for each in distinct
        if each != ModuleObject("") and not (plain and isinstance(each, Unknown) and each.given)
    )


def union(*values: Value) -> Value:
    """One value for several alternatives. Past the limit, what is unknown or constant is dropped first."""
    if len(values) == 1:
        return values[0]
    distinct = tuple(dict.fromkeys(member for value in values for member in members(value)))
    if len(distinct) > 1:
        distinct = _plausible(distinct)
    if len(distinct) > LIMIT:
        telling = [member for member in distinct if not isinstance(member, (Unknown, Const))]
        rest = [member for member in distinct if isinstance(member, (Unknown, Const))]
        distinct = tuple((telling + rest)[:LIMIT])
    if not distinct:
        return UNKNOWN
    return distinct[0] if len(distinct) == 1 else Union(distinct)
