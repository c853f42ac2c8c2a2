"""Lost in transit: what dumps but dies on the way, such as `torch.Generator` or a bound class-level lambda.

## What it finds
Objects that `pickle.dumps` writes without complaint and that the worker can't read, kept on a dataset or on
anything that a dataset holds: a class-level lambda read off an instance, a function tied to an object with
`types.MethodType`, `torch.Generator` on Linux and objects whose pickled state is made of fresh tensors,
tensors that carry a gradient history.

## Why it is bad
A test with `pickle.dumps` passes. Then the worker dies: a bound lambda travels as "the attribute `<lambda>`
of that object", which no object has; the shared memory of a tensor made while pickling is gone before the
worker opens it. The main process only sees `DataLoader worker exited unexpectedly`.

## Bad
```python
from torch.utils.data import Dataset


class Shifted(Dataset):
    shift = lambda self, value: value + 1

    def __init__(self, values):
        self.values = values
        self.change = self.shift

    def __len__(self):
        return len(self.values)

    def __getitem__(self, index):
        return self.change(self.values[index])


def make():
    return Shifted([1, 2])
```

## Good
```python
from torch.utils.data import Dataset


class Shifted(Dataset):
    def __init__(self, values):
        self.values = values
        self.change = self.shift

    def shift(self, value):
        return value + 1

    def __len__(self):
        return len(self.values)

    def __getitem__(self, index):
        return self.change(self.values[index])


def make():
    return Shifted([1, 2])
```

## Remedy
Write the lambda as a method with `def`. Keep a seed instead of a `torch.Generator` and make the generator
on first use in the worker. Call `.detach()` on a tensor before keeping it.

## Is the edit safe
Yes for a method. A generator made in each worker from one seed gives each worker the same numbers: add the
worker's number (`torch.utils.data.get_worker_info().id`) to the seed. A detached tensor no longer takes
part in training.

## References
- https://docs.python.org/3/library/pickle.html#what-can-be-pickled-and-unpickled
- https://docs.pytorch.org/docs/stable/multiprocessing.html
- https://github.com/pytorch/pytorch/issues/146828
- https://github.com/pytorch/pytorch/issues/31571
"""

from __future__ import annotations

import ast

from flake8_pickle_views.evaluation.values import Bound, Function
from flake8_pickle_views.kinds.kind import Evidence, Kind, Verdict
from flake8_pickle_views.kinds.measured import measured

METHOD = "make it a method with def"
FRESH_TENSOR = Verdict(
    "a tensor made while it is pickled, which is gone before a worker opens its memory on Linux",
    "make it in the constructor, or send it as a NumPy array",
)
WITH_HISTORY = Verdict("a tensor that carries its gradient history", "call .detach() on it")
PUBLIC = "give it a name that its class has"


def judge(evidence: Evidence) -> Verdict | None:
    """A bound method travels as its object and the function's own name, so the name must lead back to it."""
    value = evidence.value
    if not isinstance(value, Bound):
        return measured(evidence, "10", "make it on first use in the worker")
    function = value.function
    if not isinstance(function, Function):
        return None
    if isinstance(function.node, ast.Lambda):
        return Verdict("a bound lambda", METHOD)
    if function.frame is not None and function.owner is None:
        return Verdict(f"the local function {function.node.name} as a bound method", METHOD)
    return None


def lost_method(name: str) -> Verdict:
    """The verdict on a bound method whose function's name the object does not have (a private one, say)."""
    return Verdict(f"a bound method that no worker finds by its name {name}", PUBLIC)


KIND = Kind("10", "lost in transit", judge, __doc__)
