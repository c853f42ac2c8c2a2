"""Dict view: `dict_keys`, `dict_values`, `dict_items` and their ordered kin.

## What it finds
What `.keys()`, `.values()` or `.items()` of a `dict`, `OrderedDict`, `defaultdict`, `Counter` or another
mapping of that family gives, kept on a dataset or on anything that a dataset holds. Where nobody can tell
the type of the mapping, such a call counts as a view. Views that do pickle (those of `ChainMap`,
`UserDict`, networkx, pandas) and views that are used up on the spot (`sorted(d.keys())`, `a.keys() &
b.keys()`) are left alone.

## Why it is bad
A view is a window onto a dictionary of this process. Pickle refuses it, so the worker never starts:
`TypeError: cannot pickle 'dict_keys' object`. It may work on one machine and fail on the next: importing
`multiprocessing.managers` (`boto3` does) teaches the workers' pickler to send plain views as lists.

## Bad
```python
from torch.utils.data import Dataset


class Boxes(Dataset):
    def __init__(self, ranges):
        self.ranges = ranges
        self.names = ranges.keys()

    def __len__(self):
        return len(self.names)

    def __getitem__(self, index):
        return index


def make():
    return Boxes({"car": 50, "bus": 40})
```

## Good
```python
from torch.utils.data import Dataset


class Boxes(Dataset):
    def __init__(self, ranges):
        self.ranges = ranges
        self.names = list(ranges.keys())

    def __len__(self):
        return len(self.names)

    def __getitem__(self, index):
        return index


def make():
    return Boxes({"car": 50, "bus": 40})
```

## Remedy
Write `list(...)` around it. Where the keys only serve for look-ups (`name in self.names`), write
`set(...)`: a list is slower there.

## Is the edit safe
Yes, unless the code counts on the view following later changes of the dictionary, or uses it as a set
(`self.names & other`): then write `set(...)`, or keep the dictionary and call `.keys()` where it is used.

## References
- https://docs.python.org/3/library/stdtypes.html#dictionary-view-objects
- https://docs.python.org/3/library/pickle.html#what-can-be-pickled-and-unpickled
"""

from __future__ import annotations

from flake8_pickle_views.evaluation.values import View
from flake8_pickle_views.kinds.kind import Evidence, Kind, Verdict
from flake8_pickle_views.kinds.measured import article, measured

NAMED = frozenset({"dict_keys", "dict_values", "dict_items", "odict_keys", "odict_values", "odict_items"})
UNNAMED = frozenset({"", "view", "dict_view"})


def judge(evidence: Evidence) -> Verdict | None:
    value = evidence.value
    if not isinstance(value, View):
        return measured(evidence, "01", "write list(...)")
    remedy = f"write list({value.text or '...'})"
    if value.type in NAMED:
        return Verdict(f"{article(value.type)} {value.type} view", remedy)
    return Verdict("a dict view", remedy) if value.type in UNNAMED else None


KIND = Kind("01", "dict view", judge, __doc__)
