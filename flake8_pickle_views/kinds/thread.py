"""Thread: a lock, condition, event, queue, thread, executor or thread-local.

## What it finds
Objects of `threading`, `queue` and `concurrent.futures` kept on a dataset or on anything that a dataset
holds, and objects of libraries that keep one inside. Locks and queues of `asyncio` pickle, those of
`multiprocessing` are made for the trip: neither is reported.

## Why it is bad
A lock guards the threads of one process; another process can't wait for it. Pickle refuses it, and
everything that holds it: `TypeError: cannot pickle '_thread.lock' object`.

## Bad
```python
import threading

from torch.utils.data import Dataset


class Cached(Dataset):
    def __init__(self, values):
        self.values = values
        self.cache = {}
        self.lock = threading.Lock()

    def __len__(self):
        return len(self.values)

    def __getitem__(self, index):
        with self.lock:
            return self.cache.setdefault(index, self.values[index])


def make():
    return Cached([1, 2])
```

## Good
```python
import threading

from torch.utils.data import Dataset


class Cached(Dataset):
    def __init__(self, values):
        self.values = values
        self.cache = {}
        self.lock = threading.Lock()

    def __getstate__(self):
        state = self.__dict__.copy()
        del state["lock"]
        return state

    def __setstate__(self, state):
        self.__dict__.update(state)
        self.lock = threading.Lock()

    def __len__(self):
        return len(self.values)

    def __getitem__(self, index):
        with self.lock:
            return self.cache.setdefault(index, self.values[index])


def make():
    return Cached([1, 2])
```

## Remedy
Leave it out in `__getstate__` and make a new one in `__setstate__`, or make it on first use in the worker.
Often it can go: each worker has a copy of the dataset of its own, and a worker is one thread.

## Is the edit safe
Yes: each worker then has a lock of its own, which is all that a thread's lock could ever give. What must be
kept apart between processes needs a lock of `multiprocessing`.

## References
- https://docs.python.org/3/library/pickle.html#handling-stateful-objects
- https://docs.python.org/3/library/multiprocessing.html#the-spawn-and-forkserver-start-methods
"""

from __future__ import annotations

from flake8_pickle_views.kinds.kind import Evidence, Kind, Verdict
from flake8_pickle_views.kinds.measured import measured


def judge(evidence: Evidence) -> Verdict | None:
    return measured(evidence, "04", "leave it out in __getstate__ and make it in the worker")


KIND = Kind("04", "thread", judge, __doc__)
