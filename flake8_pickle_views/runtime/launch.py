"""The pickler that workers get, in the state it has while a process is launched.

`multiprocessing` locks, queues and connections pickle only while a process is being spawned, so a
stand-in for that process is set for the length of a look, and what was there before is put back.
"""

from __future__ import annotations

import contextlib
import multiprocessing.context
import multiprocessing.reduction
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from flake8_pickle_views.runtime import tensors


class _Descriptor:
    """What a file descriptor becomes on its way; never loaded."""

    def __init__(self, number: int) -> None:
        self.number = number


class _Launch:
    """A process that is about to be spawned, as far as reducers can tell; it duplicates nothing."""

    DupFd = _Descriptor

    def duplicate_for_child(self, handle: int) -> int:
        return handle


@contextlib.contextmanager
def launching() -> Iterator[None]:
    """Make this thread look as if it were spawning a process."""
    before = multiprocessing.context.get_spawning_popen()
    multiprocessing.context.set_spawning_popen(_Launch())  # type: ignore[arg-type]
    try:
        yield
    finally:
        multiprocessing.context.set_spawning_popen(before)


class _Nowhere:
    """A file that keeps nothing."""

    def write(self, data: Any) -> int:
        return len(data)


class _Probe(multiprocessing.reduction.ForkingPickler):
    """The workers' pickler, except that tensors are judged and never moved to shared memory."""

    def __init__(self) -> None:
        super().__init__(_Nowhere())

    def reducer_override(self, obj: Any) -> Any:
        if not tensors.is_shared(obj):
            return NotImplemented
        refusal = tensors.refusal(obj)
        if refusal is not None:
            raise RuntimeError(refusal)
        return int, ()


class _ShallowProbe(_Probe):
    """Pickles one object; everything it holds counts as picklable, except what `whole` names by identity."""

    def __init__(self, whole: frozenset[int]) -> None:
        super().__init__()
        self._whole = whole

    def persistent_id(self, obj: Any) -> str | None:
        return None if id(obj) in self._whole else "a part"


def dispatch_table() -> Mapping[type, Callable[[Any], Any]]:
    """The reducers that the pickler prefers to an object's own, `copyreg`'s included."""
    return _Probe().dispatch_table


def refusal(obj: object) -> Exception | None:
    """What the pickler raises for an object with all that it holds."""
    return _attempt(_Probe, obj)


def own_refusal(obj: object, constructors: tuple[object, ...] = ()) -> Exception | None:
    """What the pickler raises for an object if all its parts but its `constructors` are left aside."""
    whole = frozenset(map(id, (obj, *constructors)))
    return _attempt(lambda: _ShallowProbe(whole), obj)


def _attempt(make: Callable[[], _Probe], obj: object) -> Exception | None:
    try:
        make().dump(obj)
    except Exception as error:  # a reducer is anybody's code and may raise anything
        return error
    return None
