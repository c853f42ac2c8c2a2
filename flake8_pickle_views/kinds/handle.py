"""Handle: an open file, archive, database, HDF5, LMDB, video or raster handle, a client's connection.

## What it finds
What is bound to something outside the process, kept on a dataset or on anything that a dataset holds: files
of `open()`, `zipfile`, `tarfile`, `sqlite3`, `mmap`, HDF5 files and the datasets and groups inside them,
LMDB environments and transactions, NumPy's `.npz` archives, video and raster readers, clients of stores and
services. Values read out of a handle (`file["x"][:]`) are fine, and so is a handle that only worker-side
methods open.

## Why it is bad
An open file is a number that means something in one process only, and what a library keeps for it lives in
that process's memory. Pickle refuses it: `TypeError: h5py objects cannot be pickled`. Closing it doesn't
help: a closed file is refused as well.

## Bad
```python
import os
import tempfile

import h5py
from torch.utils.data import Dataset


class Volumes(Dataset):
    def __init__(self, path):
        self.file = h5py.File(path, "r")
        self.count = len(self.file["volumes"])

    def __len__(self):
        return self.count

    def __getitem__(self, index):
        return self.file["volumes"][index]


def make():
    path = os.path.join(tempfile.mkdtemp(), "volumes.h5")
    with h5py.File(path, "w") as file:
        file["volumes"] = [1.0, 2.0]
    return Volumes(path)
```

## Good
```python
import os
import tempfile

import h5py
from torch.utils.data import Dataset


class Volumes(Dataset):
    def __init__(self, path):
        self.path = path
        self.file = None
        with h5py.File(path, "r") as file:
            self.count = len(file["volumes"])

    def __len__(self):
        return self.count

    def __getitem__(self, index):
        if self.file is None:
            self.file = h5py.File(self.path, "r")
        return self.file["volumes"][index]


def make():
    path = os.path.join(tempfile.mkdtemp(), "volumes.h5")
    with h5py.File(path, "w") as file:
        file["volumes"] = [1.0, 2.0]
    return Volumes(path)
```

## Remedy
Keep the path (and the options) and open the file on first use in the worker. What is needed before, such as
the length, can be read from a file that is closed again.

## Is the edit safe
Yes, with one catch: `dataset[0]` in the main process opens the file there, and the next loader can't start.
A `__getstate__` that sets the handle to `None` closes that gap. Each worker then has a handle of its own,
which is what HDF5 and LMDB ask for under `fork` too.

## References
- https://docs.python.org/3/library/pickle.html#handling-stateful-objects
- https://docs.h5py.org/en/stable/
- https://lmdb.readthedocs.io/en/release/
"""

from __future__ import annotations

from flake8_pickle_views.kinds.kind import Evidence, Kind, Verdict
from flake8_pickle_views.kinds.measured import measured


def judge(evidence: Evidence) -> Verdict | None:
    return measured(evidence, "05", "keep what opens it and open it on first use in the worker")


KIND = Kind("05", "handle", judge, __doc__)
