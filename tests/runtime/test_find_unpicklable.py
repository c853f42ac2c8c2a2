"""The paths, kinds and manners of the live twin, without torch."""

from __future__ import annotations

import collections
import csv
import functools
import io
import multiprocessing
import queue
import re
import sys
import threading
import types
import weakref
from multiprocessing import context
from typing import Any

import pytest

from flake8_pickle_views.runtime import Unpicklable, find_unpicklable


class Held:
    """Keeps what it is given, by name."""

    def __init__(self, **attributes: Any) -> None:
        self.__dict__.update(attributes)

    def method(self) -> None:
        return None


def found(obj: object, name: str = "self") -> list[tuple[str, str]]:
    return [(leaf.path, leaf.kind) for leaf in find_unpicklable(obj, name)]


def local_class() -> Any:
    class Local:
        pass

    return Local()


Pair = collections.namedtuple("Pair", "first second")

VALUES: dict[str, tuple[Any, str]] = {
    "keys": ({}.keys(), "01"),
    "ordered items": (collections.OrderedDict().items(), "01"),
    "generator": ((x for x in ""), "02"),
    "lambda": (lambda: None, "03"),
    "cached function": (functools.lru_cache(len), "03"),
    "lock": (threading.Lock(), "04"),
    "event": (threading.Event(), "04"),
    "queue": (queue.Queue(), "04"),
    "thread-local": (threading.local(), "04"),
    "file": (open(__file__), "05"),
    "module": (re, "06"),
    "instance of local class": (local_class(), "07"),
    "local class": (type(local_class()), "07"),
    "reader": (csv.reader([]), "08"),
    "matches": (re.finditer("a", "a"), "08"),
    "weak reference": (weakref.ref(Held), "09"),
    "mapping proxy": (types.MappingProxyType({}), "09"),
    "memory view": (memoryview(b""), "09"),
    "weak dictionary": (weakref.WeakValueDictionary(), "09"),
}


@pytest.mark.parametrize(("value", "kind"), VALUES.values(), ids=VALUES)
def test_kind(value: Any, kind: str) -> None:
    assert found(Held(x=value)) == [("self.x", kind)]


EMPTY: dict[str, int] = {}
BAD = EMPTY.keys()
PLACES: dict[str, tuple[Any, str]] = {
    "root": (BAD, "self"),
    "attribute": (Held(x=BAD), "self.x"),
    "attribute of attribute": (Held(cfg=Held(x=BAD)), "self.cfg.x"),
    "attribute with an odd name": (Held(**{"a-b": BAD}), "self.__dict__['a-b']"),
    "list": (Held(x=[0, BAD]), "self.x[1]"),
    "tuple": (Held(x=(BAD,)), "self.x[0]"),
    "dict value": (Held(x={"k": BAD, 1: 2}), "self.x['k']"),
    "dict value under an object": (Held(x={Pair(1, 2): BAD}), "self.x[*]"),
    "namedtuple": (Held(x=Pair(1, BAD)), "self.x.second"),
    "deque": (Held(x=collections.deque([1, BAD])), "self.x[1]"),
    "ordered dict": (Held(x=collections.OrderedDict(k=BAD)), "self.x['k']"),
    "namespace": (Held(x=types.SimpleNamespace(y=BAD)), "self.x.y"),
    "partial's function": (functools.partial(lambda: None), "self.func"),
    "partial's argument": (functools.partial(print, BAD), "self.args[0]"),
    "partial's keyword": (functools.partial(print, sep=BAD), "self.keywords['sep']"),
    "factory": (collections.defaultdict(lambda: 0), "self.default_factory"),
    "owner of a bound method": (Held(x=BAD).method, "self.__self__.x"),
    "source of a map": (Held(x=map(str, (c for c in ""))), "self.x"),
}


@pytest.mark.parametrize(("value", "path"), PLACES.values(), ids=PLACES)
def test_path(value: Any, path: str) -> None:
    assert [place for place, _ in found(value)] == [path]


def test_element_of_a_set() -> None:
    assert found(Held(x={lambda: 0})) == [("self.x[*]", "03")]


def test_the_root_has_the_given_name() -> None:
    assert found(Held(x=BAD), "collate_fn") == [("collate_fn.x", "01")]


def test_message_is_the_picklers() -> None:
    assert find_unpicklable(Held(x=BAD)) == [
        Unpicklable("self.x", "01", "dict_keys", "TypeError: cannot pickle 'dict_keys' object")
    ]


def test_every_leaf_in_order() -> None:
    value = Held(a=BAD, b=[threading.Lock(), 1, lambda: 0], c=3)
    assert found(value) == [("self.a", "01"), ("self.b[0]", "04"), ("self.b[2]", "03")]


@pytest.mark.parametrize(
    "value",
    [1, "a", [1, [2]], Held(x=1), print, Held, re.compile("a"), zip("a"), Held(x=1).method, io.StringIO()],
    ids=lambda value: type(value).__name__,
)
def test_nothing_in_what_pickles(value: object) -> None:
    assert find_unpicklable(value) == []


def test_a_leaf_is_found_at_each_place_and_a_container_at_its_first() -> None:
    shared = [BAD]
    value = Held(a=BAD, b=BAD, c=shared, d=shared)
    assert found(value) == [("self.a", "01"), ("self.b", "01"), ("self.c[0]", "01")]


def test_cycles_end() -> None:
    value = Held(x=BAD)
    value.__dict__["me"] = [value]
    assert found(value) == [("self.x", "01")]


def test_depth_is_no_crash() -> None:
    value: list[Any] = [BAD]
    for _ in range(20_000):
        value = [value]
    (leaf,) = find_unpicklable(value)
    assert leaf.kind == "01"


def test_depth_alone_is_a_finding_where_the_pickler_gives_up() -> None:
    value: list[Any] = []
    for _ in range(200_000):
        value = [value]
    assert all(leaf.path == "self" for leaf in find_unpicklable(value))
    while value:  # the interpreter itself would overflow its stack on some versions
        value = value.pop()


def test_what_getstate_leaves_out_does_not_count() -> None:
    class_ = dropping()
    assert found(class_) == [("self.kept", "01")]


class Dropping:
    def __init__(self) -> None:
        self.kept = BAD
        self.dropped = threading.Lock()

    def __getstate__(self) -> dict[str, object]:
        return {"kept": self.kept}


def dropping() -> Dropping:
    return Dropping()


class Listing:
    """Its state is a tuple: the attribute that holds the very value names it."""

    def __init__(self) -> None:
        self.names = BAD

    def __getstate__(self) -> object:
        return (self.names, {"made": EMPTY.values()})

    def __setstate__(self, state: object) -> None:
        raise NotImplementedError


def test_state_that_is_a_tuple() -> None:
    assert found(Listing()) == [("self.names", "01"), ("self.made", "01")]


class Refusing:
    def __reduce__(self) -> Any:
        raise RuntimeError("not me")


def test_a_reducer_may_raise_anything() -> None:
    (leaf,) = find_unpicklable(Held(x=Refusing()))
    assert (leaf.path, leaf.kind, leaf.message) == ("self.x", "09", "RuntimeError: not me")


class Lying:
    """Asked for its class, it raises."""

    def __getattribute__(self, name: str) -> Any:
        if name == "__class__":
            raise KeyError(name)
        return object.__getattribute__(self, name)


def test_a_class_may_lie_about_itself() -> None:
    value = Held(x=Lying(), y=BAD)
    assert ("self.y", "01") in found(value)


def test_unfindable_instance_and_what_it_holds() -> None:
    value = local_class()
    value.lock = threading.Lock()
    assert found(Held(x=value)) == [("self.x", "07"), ("self.x.lock", "04")]


def test_a_librarys_object_is_one_leaf() -> None:
    assert found(Held(x=threading.Thread(target=print), y=csv.DictReader([]))) == [
        ("self.x", "04"),
        ("self.y", "08"),
    ]


def test_generators_are_not_started_and_properties_not_called() -> None:
    rows = iter_once()
    value = Watched(rows)
    find_unpicklable(value)
    assert list(rows) == [1]


def iter_once() -> Any:
    yield 1


class Watched:
    def __init__(self, rows: Any) -> None:
        self.rows = rows

    @property
    def never(self) -> Any:
        raise AssertionError


def test_locks_of_multiprocessing_are_judged_as_at_a_launch() -> None:
    spawning = multiprocessing.get_context("spawn")
    value = Held(lock=spawning.Lock(), jobs=spawning.Queue(), pipe=spawning.Pipe()[0])
    assert find_unpicklable(value) == []


@pytest.mark.skipif(
    sys.platform != "linux" or sys.version_info < (3, 11), reason="the context is checked on Linux from 3.11"
)
def test_lock_of_another_context() -> None:
    assert found(Held(lock=multiprocessing.get_context("fork").Lock())) == [("self.lock", "04")]


def test_the_launch_is_over_afterwards() -> None:
    find_unpicklable(BAD)
    assert context.get_spawning_popen() is None


class Forwarding:
    def __init__(self, inner: Any) -> None:
        self.inner = inner

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


class Demanding:
    def __new__(cls, n: int) -> Demanding:
        return super().__new__(cls)


class Explained(Exception):
    def __init__(self, name: str, line: int) -> None:
        super().__init__(f"{name}: {line}")


class Methodical:
    WEIGHT = lambda self: 1  # noqa: E731

    def __private(self) -> None:
        return None

    def keep(self) -> Methodical:
        self.public = self.keep
        self.weight = self.WEIGHT
        self.private = self.__private
        self.double = types.MethodType(found, self)
        return self


def test_what_dies_on_arrival() -> None:
    value = [Forwarding([1]), Demanding(1), Explained("a", 1)]
    assert found(value) == [
        ("self[0].__getattr__", "11"),
        ("self[1].__new__", "11"),
        ("self[2].__init__", "11"),
    ]


def test_methods_that_are_lost_on_arrival() -> None:
    value = Methodical().keep()
    assert found(value) == [("self.weight", "10"), ("self.private", "10"), ("self.double", "10")]


class Bombed:
    """Loads only where it was made."""

    def __init__(self) -> None:
        self.x = 1

    def __setstate__(self, state: object) -> None:
        raise OSError("no such device")


def test_a_real_launch_shows_the_rest() -> None:
    assert find_unpicklable(Bombed()) == []
    (leaf,) = find_unpicklable(Bombed(), load=True)
    assert (leaf.path, leaf.kind, leaf.message) == ("self", "10", "OSError: no such device")


def test_a_real_launch_of_what_is_fine() -> None:
    assert find_unpicklable(Held(x=[1], lock=multiprocessing.get_context("spawn").Lock()), load=True) == []
