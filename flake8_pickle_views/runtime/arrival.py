"""What dumps but can't be loaded in the worker, told from the live object.

The rules here run none of the user's code but a `__getattr__`, asked for `__setstate__` on an empty
instance as the unpickler asks. Whatever else may go wrong on arrival shows only on a real launch.
"""

from __future__ import annotations

import copyreg
import inspect
import multiprocessing
import multiprocessing.context
import multiprocessing.reduction
import types
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from flake8_pickle_views.runtime.parts import Reduction

_NEW = inspect.getattr_static(object, "__new__")
TIME_LIMIT = 60.0
"""Seconds that a real launch may take."""


def lost_method(method: types.MethodType, *, on_its_way: bool) -> str | None:
    """Why a bound method won't be found on its owner again; it travels as the owner and `__name__`.

    While the owner itself is `on_its_way` it has no attributes of its own yet, only its class's.
    """
    owner, name = method.__self__, method.__func__.__name__
    place = type(owner) if on_its_way and not isinstance(owner, type) else owner
    missing = object()
    if inspect.getattr_static(place, name, missing) is not missing or hasattr(type(owner), "__getattr__"):
        return None
    return f"AttributeError: {type(owner).__name__!r} object has no attribute {name!r}"


def unbuildable(reduced: Reduction) -> tuple[str, str] | None:
    """Why no instance can be made from what was reduced: who is to blame, and what the worker would say."""
    function, arguments = reduced.function, reduced.arguments
    if function is copyreg.__newobj__:  # type: ignore[attr-defined]
        cls, sent = arguments[0], arguments[1:]
        problem = _cannot_call("__new__", cls, (cls, *sent), {})
        return problem or _recursing_getattr(cls, reduced.state)
    if function is copyreg.__newobj_ex__:  # type: ignore[attr-defined]
        cls, sent, keywords = arguments
        return _cannot_call("__new__", cls, (cls, *sent), keywords)
    if isinstance(function, type):
        return _cannot_call("__init__", function, (None, *arguments), {})
    return None


def _cannot_call(
    name: str, cls: type, arguments: tuple[object, ...], keywords: dict[str, object]
) -> tuple[str, str] | None:
    method = inspect.getattr_static(cls, name, None)
    method = getattr(method, "__func__", method)
    if not isinstance(method, types.FunctionType):
        return None
    if name == "__init__" and isinstance(inspect.getattr_static(cls, "__new__"), staticmethod):
        return None
    try:
        inspect.signature(method).bind(*arguments, **keywords)
    except TypeError as error:
        return name, f"TypeError: {cls.__qualname__}.{name}(): {error}"
    except ValueError:
        return None
    return None


def _recursing_getattr(cls: type, state: object) -> tuple[str, str] | None:
    """Ask an empty instance for `__setstate__`, as the unpickler does where there is a state."""
    if state is None or not isinstance(inspect.getattr_static(cls, "__getattr__", None), types.FunctionType):
        return None
    if inspect.getattr_static(cls, "__setstate__", None) or inspect.getattr_static(cls, "__new__") != _NEW:
        return None
    try:
        answer = getattr(object.__new__(cls), "__setstate__", None)
    except Exception as error:
        return "__getattr__", f"{type(error).__name__}: {error}"
    if answer is None or callable(answer):
        return None
    return "__getattr__", f"TypeError: {type(answer).__name__!r} object is not callable"


def send(obj: object) -> str | None:
    """Launch a process with the object, as a DataLoader does, and say what went wrong there.

    As at any launch, its tensors move to shared memory, and `__main__` must be importable.
    """
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_receive, args=(theirs, _Parcel(obj)), daemon=True)
    try:
        process.start()
        theirs.close()
        if not ours.poll(TIME_LIMIT):
            return f"no answer from the worker within {TIME_LIMIT:.0f} seconds"
        answer = ours.recv()
        return answer if isinstance(answer, str) else None
    except EOFError:
        return "the worker exited unexpectedly"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    finally:
        if process.pid is not None:
            process.kill()
            process.join()
        ours.close()


class _Parcel:
    """An object that is pickled at the launch and unpickled where the receiver can catch what it raises."""

    def __init__(self, content: object) -> None:
        self._content = content

    def __reduce__(self) -> tuple[Callable[[bytes], _Opened], tuple[bytes]]:
        return _Opened, (bytes(multiprocessing.reduction.ForkingPickler.dumps(self._content)),)


class _Opened:
    def __init__(self, data: bytes) -> None:
        self.data = data


def _receive(answer: Connection, parcel: Any) -> None:
    try:
        multiprocessing.reduction.ForkingPickler.loads(parcel.data)
    except Exception as error:
        answer.send(f"{type(error).__name__}: {error}")
    else:
        answer.send(None)
