"""Function: a lambda, or a function defined in a function, also inside `partial` or `defaultdict`.

## What it finds
A lambda, or a function that was defined inside another function, kept on a dataset or on anything that a
dataset holds: as an attribute, in a container, as a transform, inside `functools.partial`, `map`,
`defaultdict` or a wrapper of a library, as a default argument. A lambda that a module-level name stands for
counts as well.

## Why it is bad
Pickle sends a function by its qualified name, and the worker imports it. A lambda is called `<lambda>`
whatever name it was given, and `<locals>` has no address, so nothing can be imported: `AttributeError:
Can't pickle local object`, or `PicklingError: Can't pickle <function <lambda>>`.

## Bad
```python
from torch.utils.data import Dataset


class Pixels(Dataset):
    def __init__(self, values, top):
        self.values = values
        self.scale = lambda value: value / top

    def __len__(self):
        return len(self.values)

    def __getitem__(self, index):
        return self.scale(self.values[index])


def make():
    return Pixels([12, 240], 255)
```

## Good
```python
import functools

from torch.utils.data import Dataset


def scaled(value, top):
    return value / top


class Pixels(Dataset):
    def __init__(self, values, top):
        self.values = values
        self.scale = functools.partial(scaled, top=top)

    def __len__(self):
        return len(self.values)

    def __getitem__(self, index):
        return self.scale(self.values[index])


def make():
    return Pixels([12, 240], 255)
```

## Remedy
Write a function at module level, or a method. `functools.partial` gives it what the lambda or the inner
function took from around it. For the simplest ones a name exists already: `operator.itemgetter(0)`, `int`
for `lambda: 0`.

## Is the edit safe
Yes. One difference: `functools.partial` reads its arguments when it is made, a lambda each time it is
called.

## References
- https://docs.python.org/3/library/pickle.html#what-can-be-pickled-and-unpickled
- https://docs.python.org/3/library/functools.html#functools.partial
- https://docs.pytorch.org/docs/stable/data.html#platform-specific-behaviors
"""

from __future__ import annotations

import ast

from flake8_pickle_views.evaluation.values import Function
from flake8_pickle_views.kinds.kind import Evidence, Kind, Verdict
from flake8_pickle_views.kinds.measured import measured
from flake8_pickle_views.kinds.named_form import named_form

REMEDY = "use a module-level function"


def judge(evidence: Evidence) -> Verdict | None:
    value = evidence.value
    if not isinstance(value, Function):
        return measured(evidence, "03", REMEDY)
    if isinstance(value.node, ast.Lambda):
        named = named_form(value)
        return Verdict("a lambda", f"write {named}" if named else REMEDY)
    if value.frame is not None:
        return Verdict(f"the local function {value.node.name}", f"{REMEDY} or functools.partial")
    return None


KIND = Kind("03", "function", judge, __doc__)
