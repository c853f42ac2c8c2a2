"""Module: a module object, such as `self.np = numpy` or a table of back ends.

## What it finds
A module kept on a dataset or on anything that a dataset holds: `self.np = np` after an import that was put
off, a default argument, a table that picks a back end by name, what `importlib.import_module` gives.

## Why it is bad
Pickle sends classes and functions by name, but not modules: `TypeError: cannot pickle 'module' object`.

## Bad
```python
import json

from torch.utils.data import Dataset


class Records(Dataset):
    def __init__(self, lines):
        self.lines = lines
        self.codec = json

    def __len__(self):
        return len(self.lines)

    def __getitem__(self, index):
        return self.codec.loads(self.lines[index])


def make():
    return Records(["1", "2"])
```

## Good
```python
import json

from torch.utils.data import Dataset


class Records(Dataset):
    def __init__(self, lines):
        self.lines = lines
        self.decode = json.loads

    def __len__(self):
        return len(self.lines)

    def __getitem__(self, index):
        return self.decode(self.lines[index])


def make():
    return Records(["1", "2"])
```

## Remedy
Import the module where it is used, keep the one function that is called, or keep the module's name and
import it with `importlib.import_module` on first use.

## Is the edit safe
Yes. An import that has run once costs next to nothing when it runs again.

## References
- https://docs.python.org/3/library/pickle.html#what-can-be-pickled-and-unpickled
"""

from __future__ import annotations

from flake8_pickle_views.evaluation.values import ModuleObject
from flake8_pickle_views.kinds.kind import Evidence, Kind, Verdict
from flake8_pickle_views.kinds.measured import measured


def judge(evidence: Evidence) -> Verdict | None:
    value = evidence.value
    if not isinstance(value, ModuleObject):
        return measured(evidence, "06", "import it where it is used")
    if not value.qualname:
        return Verdict("a module", "import it where it is used")
    return Verdict(f"the module {value.qualname}", f"import {value.qualname} where it is used")


KIND = Kind("06", "module", judge, __doc__)
