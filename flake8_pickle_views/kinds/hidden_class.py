"""Hidden class: a class that pickle can't find by name, and its instances.

## What it finds
A class made inside a function or method, and any instance of it, kept on a dataset or on anything that a
dataset holds, or the dataset's own class when a function makes it. Classes made on the fly count as well:
`namedtuple(...)` and `Enum(...)` in a method, the rows of `DataFrame.itertuples()`, a `namedtuple` bound to
another name than its own.

## Why it is bad
Pickle sends a class by its qualified name, and an instance by its class and its state. `make.<locals>.Row`
has no address that a worker could import: `AttributeError: Can't pickle local object 'make.<locals>.Row'`.

## Bad
```python
from torch.utils.data import Dataset


class Table(Dataset):
    def __init__(self, values):
        class Row:
            def __init__(self, value):
                self.value = value

        self.first = Row(values[0])
        self.values = values

    def __len__(self):
        return len(self.values)

    def __getitem__(self, index):
        return self.values[index] - self.first.value


def make():
    return Table([1, 2])
```

## Good
```python
from torch.utils.data import Dataset


class Row:
    def __init__(self, value):
        self.value = value


class Table(Dataset):
    def __init__(self, values):
        self.first = Row(values[0])
        self.values = values

    def __len__(self):
        return len(self.values)

    def __getitem__(self, index):
        return self.values[index] - self.first.value


def make():
    return Table([1, 2])
```

## Remedy
Move the class to module level, under the name that it is given there. What it took from around it becomes
an argument of its `__init__`. Rows of `itertuples()` become plain tuples with `name=None`.

## Is the edit safe
Yes. A class at module level is one class; one made in a function is a new class for each call, so
`isinstance` may find more than before.

## References
- https://docs.python.org/3/library/pickle.html#what-can-be-pickled-and-unpickled
"""

from __future__ import annotations

from flake8_pickle_views.evaluation.values import HIDDEN, Class, Typed
from flake8_pickle_views.kinds.kind import Evidence, Kind, Verdict
from flake8_pickle_views.kinds.measured import measured


def judge(evidence: Evidence) -> Verdict | None:
    if isinstance(evidence.value, Class):
        return _verdict(evidence.value, "the local class")
    made = _class_of(evidence)
    if made is not None:
        return _verdict(made, "an instance of the local class")
    return measured(evidence, "07", "use a class at module level")


def _class_of(evidence: Evidence) -> Class | None:
    """The project's class that the value is an instance of, if it is one and is known."""
    value, place = evidence.value, evidence.place
    if isinstance(value, Typed) and isinstance(value.type, Class):
        return value.type
    if place is not None and place.kind == "instance" and isinstance(place.type, Class):
        return place.type
    return None


def _verdict(made: Class, what: str) -> Verdict | None:
    if made.frame is None:
        return None
    if made.frame == HIDDEN:
        what = what.replace("local class", "class")
        return Verdict(f"{what} {made.name}, which is not bound to that name", "give it the name of its variable")
    return Verdict(f"{what} {made.name}", f"move {made.name} to module level")


KIND = Kind("07", "hidden class", judge, __doc__)
