"""The store: all that can change, flat, in places; a fork is a copy, a join a pointwise union."""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Iterator
from typing import TYPE_CHECKING

from flake8_pickle_views.evaluation.values import LIMIT, Class, Unknown, Value

if TYPE_CHECKING:
    from flake8_pickle_views.source.modules import Module

Key = object
"""An attribute name, an index, a literal key of a dictionary, or `ANY`."""


class _Any:
    def __repr__(self) -> str:
        return "*"


ANY = _Any()
"""The key of elements whose index or key nobody knows."""


@dataclasses.dataclass(unsafe_hash=True, slots=True)
class Site:
    """The statement that did something, the site that called its function if any, the class whose method it is in."""

    module: Module
    node: ast.AST
    caller: Site | None = None
    owner: Class | None = None
    order: int = dataclasses.field(default=0, compare=False)
    """Of two sites of one evaluation, the later has the higher number."""

    @property
    def line(self) -> int:
        return getattr(self.node, "lineno", 1)

    def chain(self) -> Iterator[Site]:
        """This site, the one that called it, and so on outwards."""
        site: Site | None = self
        while site is not None:
            yield site
            site = site.caller


@dataclasses.dataclass(unsafe_hash=True, slots=True)
class Held:
    """A value and the statement that put it where it is."""

    value: Value
    site: Site


Slot = tuple[Held, ...]


@dataclasses.dataclass(slots=True, eq=False)
class Place:
    """One place. Treated as immutable: a change replaces it (`Store.put`).

    `kind` is "instance" (of the class `type` of the project), "opaque" (an object of a library, `type` its
    qualified name, "" when nobody knows), "list", "tuple", "dict", "set", "partial", "iterator" or "frame".
    `attributes` are what `obj.name` finds, `items` what indexing finds.
    """

    kind: str
    type: Class | str
    site: Site
    attributes: dict[Key, Slot] = dataclasses.field(default_factory=dict)
    items: dict[Key, Slot] = dataclasses.field(default_factory=dict)

    def replaced(self, attributes: dict[Key, Slot] | None = None, items: dict[Key, Slot] | None = None) -> Place:
        return Place(
            self.kind,
            self.type,
            self.site,
            self.attributes if attributes is None else attributes,
            self.items if items is None else items,
        )


class Store:
    """Places by number. A fork shares places until one of the two changes them.

    A store remembers which places it has written, and a fork where it left its parent: so that joining the two
    again looks only at what either has written since.
    """

    __slots__ = ("places", "_written", "_parent", "_left_at")

    def __init__(self, places: dict[int, Place] | None = None, parent: Store | None = None) -> None:
        self.places: dict[int, Place] = {} if places is None else places
        self._written: list[int] = []
        self._parent = parent
        self._left_at = len(parent._written) if parent is not None else 0

    def fork(self) -> Store:
        return Store(dict(self.places), self)

    def get(self, place: int) -> Place:
        return self.places[place]

    def put(self, place: int, state: Place) -> None:
        self.places[place] = state
        self._written.append(place)

    def set_attribute(self, place: int, name: Key, slot: Slot) -> None:
        old = self.places[place]
        self.put(place, old.replaced(attributes={**old.attributes, name: slot}))

    def delete_attribute(self, place: int, name: Key) -> None:
        old = self.places[place]
        if name in old.attributes:
            kept = {key: slot for key, slot in old.attributes.items() if key != name}
            self.put(place, old.replaced(attributes=kept))

    def set_item(self, place: int, key: Key, slot: Slot) -> None:
        old = self.places[place]
        self.put(place, old.replaced(items={**old.items, key: slot}))

    def add_item(self, place: int, key: Key, slot: Slot) -> None:
        """Add to what is already there (an element of a collection whose index is not known)."""
        old = self.places[place]
        before = old.items.get(key, ())
        self.put(place, old.replaced(items={**old.items, key: join_slots(before, slot)}))

    def join(self, other: Store, both: bool = False) -> Store:
        """The state after either of two branches. With `both`, a dictionary keeps only the keys that both have.

        Neither store may be used any more: the result may be one of them, changed.
        """
        if self._parent is other:
            fork, parent = self, other
        elif other._parent is self:
            fork, parent = other, self
        else:
            return self.joined(other, both)
        written = set(fork._written).union(parent._written[fork._left_at :])
        for place in written:
            mine, theirs = self.places.get(place), other.places.get(place)
            if mine is not theirs:
                parent.places[place] = _joined(mine, theirs, both)
        parent._written.extend(set(fork._written))
        return parent

    def joined(self, other: Store, both: bool = False) -> Store:
        """The same, as a new store; both may be used further."""
        mine, theirs = self.places, other.places
        result = dict(theirs)
        result.update(mine)
        for place, state in mine.items():
            twin = theirs.get(place)
            if twin is not None and twin is not state:
                result[place] = _joined(state, twin, both)
        return Store(result)


def _joined(first: Place | None, second: Place | None, both: bool) -> Place:
    if first is None or second is None:
        present = first or second
        assert present is not None
        return present
    return first.replaced(
        attributes=_join_fields(first.attributes, second.attributes),
        items=_join_fields(first.items, second.items, both and first.kind == "dict"),
    )


def join_slots(first: Slot, second: Slot) -> Slot:
    """The alternatives of both, each once; past the limit what is unknown goes first."""
    if first == second or not second:
        return first
    held = tuple(dict.fromkeys(first + second))
    if any(isinstance(each.value, Unknown) and each.value.given for each in held):
        held = _undecided(held)
    if len(held) > LIMIT:
        held = tuple(sorted(held, key=lambda each: isinstance(each.value, Unknown)))[:LIMIT]
    return held


def _undecided(held: Slot) -> Slot:
    """What is excluded on one branch only is not excluded."""
    unknown = [each.value for each in held if isinstance(each.value, Unknown)]
    if all(each.given for each in unknown):
        return held
    return tuple(each for each in held if not (isinstance(each.value, Unknown) and each.value.given))


def _join_fields(first: dict[Key, Slot], second: dict[Key, Slot], both: bool = False) -> dict[Key, Slot]:
    if first is second:
        return first
    joined = {key: slot for key, slot in first.items() if key in second} if both else dict(first)
    for key, slot in second.items():
        mine = joined.get(key)
        if mine is None:
            if not both:
                joined[key] = slot
        elif mine is not slot:
            joined[key] = join_slots(mine, slot)
    return joined
