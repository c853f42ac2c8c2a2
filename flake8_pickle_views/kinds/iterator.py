"""Iterator: an iterator or reader without pickle support, such as `csv.reader` or `re.finditer`.

## What it finds
Iterators that pickle refuses, kept on a dataset or on anything that a dataset holds: `csv.reader` and
`csv.DictReader` (over a list too), `re.finditer`, `os.scandir`, `iter(loader)`, `itertools` from Python
3.14, `itertools.pairwise` and `batched` always, `reversed(deque)` from 3.12, `Path.iterdir` before 3.13.
The target version decides. `zip`, `map`, `filter`, `enumerate`, `reversed(list)` and `iter(list)` pickle
when their sources do.

## Why it is bad
An iterator is a position in something else, and most of those written in C can't tell it to pickle:
`TypeError: cannot pickle '_csv.reader' object`. An iterator also ends: the second epoch would be empty.

## Bad
```python
import csv

from torch.utils.data import IterableDataset


class Table(IterableDataset):
    def __init__(self, lines):
        super().__init__()
        self.rows = csv.reader(lines)

    def __iter__(self):
        return iter(self.rows)


def make():
    return Table(["1,2", "3,4"])
```

## Good
```python
import csv

from torch.utils.data import IterableDataset


class Table(IterableDataset):
    def __init__(self, lines):
        super().__init__()
        self.rows = list(csv.reader(lines))

    def __iter__(self):
        return iter(self.rows)


def make():
    return Table(["1,2", "3,4"])
```

## Remedy
Write `list(...)` around it, or keep what it reads from and make it in `__iter__`.

## Is the edit safe
Yes, if what it gives ends and fits into memory. `itertools.cycle` and `count` never end: make them in
`__iter__`.

## References
- https://docs.python.org/3/library/pickle.html#what-can-be-pickled-and-unpickled
- https://docs.python.org/3/whatsnew/3.14.html#itertools
"""

from __future__ import annotations

from flake8_pickle_views.kinds.kind import Evidence, Kind, Verdict
from flake8_pickle_views.kinds.measured import measured


def judge(evidence: Evidence) -> Verdict | None:
    return measured(evidence, "08", "write list(...), or make it in __iter__")


KIND = Kind("08", "iterator", judge, __doc__)
