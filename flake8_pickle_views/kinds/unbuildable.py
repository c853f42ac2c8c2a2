"""Unbuildable: an object of a class that can't be rebuilt in the worker (`__getattr__` that recurses, ...).

## What it finds
Datasets, and objects that a dataset holds, whose class breaks while pickle builds them again: a
`__getattr__` that reads an attribute set in `__init__` and so calls itself before there is any state, a
`__new__` with required arguments and no `__getnewargs__`, a blocking `__setattr__` together with
`__slots__`.

## Why it is bad
Pickle makes the object without calling `__init__` and then fills in its state. In between, the object is
asked for `__setstate__`; a wrapper's `__getattr__` asks `self.inner` for it, which isn't there yet either,
and so on: `RecursionError` in the worker. A test with `pickle.dumps` passes.

## Bad
```python
from torch.utils.data import Dataset


class Renamed(Dataset):
    def __init__(self, inner):
        self.inner = inner

    def __getattr__(self, name):
        return getattr(self.inner, name)

    def __len__(self):
        return len(self.inner)

    def __getitem__(self, index):
        return self.inner[index]


def make():
    return Renamed([1, 2])
```

## Good
```python
from torch.utils.data import Dataset


class Renamed(Dataset):
    def __init__(self, inner):
        self.inner = inner

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(self.inner, name)

    def __len__(self):
        return len(self.inner)

    def __getitem__(self, index):
        return self.inner[index]


def make():
    return Renamed([1, 2])
```

## Remedy
Let `__getattr__` raise `AttributeError` for names that begin with two underscores: pickle's questions then
get the answer "no". Give a class with arguments in `__new__` a `__getnewargs__`, and any class a
`__reduce__` that names a function which builds it.

## Is the edit safe
Yes: Python looks up special methods on the class and never asks `__getattr__` for them. Only code that
reads such a name off the wrapper by hand (`wrapper.__wrapped__`, say) notices.

## References
- https://docs.python.org/3/library/pickle.html#pickling-class-instances
- https://docs.python.org/3/reference/datamodel.html#object.__getattr__
"""

from __future__ import annotations

from flake8_pickle_views.kinds.kind import Evidence, Kind, Verdict
from flake8_pickle_views.kinds.measured import measured

REDUCE = "give its class a __reduce__"
RAISE = "raise AttributeError there for names that begin with __"
NEW_ARGUMENTS = "define __getnewargs__"


def judge(evidence: Evidence) -> Verdict | None:
    return measured(evidence, "11", REDUCE)


def verdict(reason: str, remedy: str = REDUCE) -> Verdict:
    """The verdict on an object of a class that breaks while it is built again.

    `reason` is a clause about the class: "__getattr__ reads self.inner before it is there".
    """
    return Verdict(f"an object that can't be rebuilt ({reason})", remedy)


KIND = Kind("11", "unbuildable", judge, __doc__)
