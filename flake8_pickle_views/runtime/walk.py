"""From a live object to its unpicklable leaves.

The whole object is pickled first: that is the verdict. Then each part is pickled with its own parts left
aside, by the same pickler; what fails so is a leaf. An object of a library that fails by its own doing (a
`threading.Event` for the lock in it, an archive for its file) is one leaf, not several inside it.
"""

from __future__ import annotations

import dataclasses
import re
import types
from collections.abc import Iterator

from flake8_pickle_views.runtime import arrival, launch, naming, tensors
from flake8_pickle_views.runtime.parts import ATOMIC, Part, Reduction, elements, is_container, reduction
from flake8_pickle_views.runtime.unpicklable import Unpicklable

_SUBMODULE = re.compile(r"\._(?:modules|parameters|buffers)\['(\w+)'\]")


def find_unpicklable(obj: object, name: str = "self", *, load: bool = False) -> list[Unpicklable]:
    """Every value in `obj` that keeps it from reaching a spawned worker; `name` is the root of the paths.

    Nothing is patched and the object stays as it is; its pickling code (`__getstate__` and kin) runs, more
    than once. A container that is reached twice is reported at its first path, a leaf at each. With `load`
    an object that seems fine is also sent to a real process, which moves its tensors to shared memory as
    any launch does, and what fails there is reported for the whole.

    The verdict is that of this process's pickler: once `multiprocessing.managers` is imported, for one,
    dict views travel as lists.
    """
    with launch.launching():
        refusal = launch.refusal(obj)
        walk = _Walk(refused=refusal is not None)
        found = list(walk.leaves(obj, name))
    paths = {leaf.path for leaf in found}
    found = [leaf for leaf in found if leaf.kind != "11" or leaf.path.rpartition(".")[0] not in paths]
    if refusal is not None and not walk.errors:
        found.append(Unpicklable(name, naming.kind_of(obj), naming.type_name(obj), _text(refusal)))
    if load and not found:
        failure = arrival.send(obj)
        if failure is not None:
            found.append(Unpicklable(name, "10", naming.type_name(obj), failure))
    return found


@dataclasses.dataclass(frozen=True, slots=True)
class _Place:
    """A value, one `step` from its owner; `unit` is the outermost library object right around it.

    The path is put together only where it is asked for: it grows with the depth.
    """

    step: str
    obj: object
    owner: _Place | None = None
    unit: _Place | None = None

    @property
    def path(self) -> str:
        steps = [self.step, *(place.step for place in self.owners())]
        return "".join(reversed(steps))

    def owners(self) -> Iterator[_Place]:
        place = self.owner
        while place is not None:
            yield place
            place = place.owner

    def inside(self, part: Part) -> _Place:
        step, value = part
        unit = self.unit
        if naming.is_unit(self.obj):
            unit = unit or self
        elif naming.is_users_own(self.obj):
            unit = None
        return _Place(step, value, self, unit)


class _Walk:
    """One look at one object. Where the whole was not `refused`, only what dies on arrival is looked for."""

    def __init__(self, *, refused: bool) -> None:
        self.refused = refused
        self.errors: dict[int, tuple[str, str]] = {}
        """Kind and message of what the pickler refuses, by identity."""
        self._seen: dict[int, object] = {}
        self._reported: set[tuple[str, str]] = set()

    def leaves(self, obj: object, name: str) -> Iterator[Unpicklable]:
        stack = [_Place(name, obj)]
        while stack:
            place = stack.pop()
            known = self.errors.get(id(place.obj))
            if known is not None:
                yield from self._leaf(place, *known)
            elif type(place.obj) not in ATOMIC and id(place.obj) not in self._seen:
                self._seen[id(place.obj)] = place.obj
                parts: list[Part] = []
                yield from self._look(place, parts)
                stack += [place.inside(part) for part in reversed(parts)]

    def _look(self, place: _Place, parts: list[Part]) -> Iterator[Unpicklable]:
        """Judge one value by itself, and add what it holds to `parts`."""
        obj = place.obj
        if is_container(obj):
            parts += elements(obj)
        elif tensors.is_shared(obj):
            refusal = tensors.refusal(obj)
            if refusal is not None:
                yield from self._refuse(place, "10", refusal)
        else:
            try:
                reduced = reduction(obj)
            except Exception as error:
                yield from self._refuse(place, naming.kind_of(obj), _text(error))
                return
            error_of_its_own = launch.own_refusal(obj, reduced.constructors) if self.refused else None
            if error_of_its_own is not None:
                yield from self._refuse(place, _kind(obj, reduced), _text(error_of_its_own))
            else:
                yield from self._arrival(place, reduced)
            fresh = _fresh_parts(obj, reduced)
            for (step, _), why in fresh.items():
                yield from self._leaf(_Place(step, obj, place), "10", why)
            parts += [part for part in reduced.parts if (part[0], id(part[1])) not in fresh]

    def _arrival(self, place: _Place, reduced: Reduction) -> Iterator[Unpicklable]:
        obj = place.obj
        if type(obj) is types.MethodType:
            on_its_way = any(owner.obj is obj.__self__ for owner in place.owners())
            lost = arrival.lost_method(obj, on_its_way=on_its_way)
            if lost is not None:
                yield from self._leaf(place, "10", lost)
        problem = arrival.unbuildable(reduced)
        if problem is not None:
            culprit, message = problem
            yield from self._leaf(_Place(f".{culprit}", obj, place), "11", message)

    def _refuse(self, place: _Place, kind: str, message: str) -> Iterator[Unpicklable]:
        self.errors[id(place.obj)] = kind, message
        yield from self._leaf(place, kind, message)

    def _leaf(self, place: _Place, kind: str, message: str) -> Iterator[Unpicklable]:
        unit = place.unit
        if unit is not None and not naming.is_users_own(place.obj):
            kind = naming.unit_kind(unit.obj, kind)
            place = unit
            self.errors[id(unit.obj)] = kind, message
        path = _SUBMODULE.sub(_submodule, place.path)
        if (path, kind) not in self._reported:
            self._reported.add((path, kind))
            yield Unpicklable(path, kind, naming.type_name(place.obj), message)


def _kind(obj: object, reduced: Reduction) -> str:
    """The kind of a value whose reducer answers: the class that it names may be what can't be found."""
    for constructor in reduced.constructors:
        if issubclass(type(constructor), type) and launch.own_refusal(constructor) is not None:
            return "07"
    return naming.kind_of(obj)


def _fresh_parts(obj: object, reduced: Reduction) -> dict[tuple[str, int], str]:
    """The tensors that an object's reducer makes anew each time, and why they don't arrive."""
    if not any(tensors.is_shared(value) for _, value in reduced.parts):
        return {}
    again = reduction(obj).parts
    return {
        (step, id(value)): why
        for (step, value), (_, other) in zip(reduced.parts, again)
        if (why := tensors.fresh(value, other)) is not None
    }


def _submodule(found: re.Match[str]) -> str:
    return f"[{found[1]}]" if found[1].isdigit() else f".{found[1]}"


def _text(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
