"""Process-bound object: a weak reference, `re.Match`, `memoryview`, mapping proxy, hash or native object.

## What it finds
Other objects that pickle refuses, kept on a dataset or on anything that a dataset holds: weak references,
`re.Match` (compiled patterns are fine), `memoryview`, mapping proxies (`Cls.__dict__`, `Enum.__members__`),
hash and compressor objects, `struct.Struct`, `json.JSONDecoder`, `os.environ`, `os.DirEntry`, pointers of
`ctypes`, objects of `cv2`, progress bars, SSL contexts. Types named with `--pv-unpicklable` are reported
here too.

## Why it is bad
What these objects stand for is memory of this process, and nobody taught them to write it down: `TypeError:
cannot pickle 're.Match' object`.

## Bad
```python
import re

from torch.utils.data import Dataset


class Frames(Dataset):
    def __init__(self, name):
        self.match = re.match("([a-z]+)_([0-9]+)", name)

    def __len__(self):
        return int(self.match.group(2))

    def __getitem__(self, index):
        return index


def make():
    return Frames("frames_2")
```

## Good
```python
import re

from torch.utils.data import Dataset


class Frames(Dataset):
    def __init__(self, name):
        match = re.match("([a-z]+)_([0-9]+)", name)
        self.parts = match.groups()

    def __len__(self):
        return int(self.parts[1])

    def __getitem__(self, index):
        return index


def make():
    return Frames("frames_2")
```

## Remedy
Keep the plain data that was read from it (`match.groups()`, `bytes(view)`, `dict(os.environ)`,
`hasher.hexdigest()`), or keep what it is made of and make it on first use in the worker.

## Is the edit safe
It depends on the object: a copy of the data no longer follows the original. An object made anew in each
worker starts fresh there.

## References
- https://docs.python.org/3/library/pickle.html#what-can-be-pickled-and-unpickled
- https://docs.python.org/3/library/copyreg.html
"""

from __future__ import annotations

from flake8_pickle_views.kinds.kind import Evidence, Kind, Verdict
from flake8_pickle_views.kinds.measured import measured

REMEDY = "keep the plain data, or make it on first use in the worker"


def judge(evidence: Evidence) -> Verdict | None:
    return measured(evidence, "09", REMEDY) or measured(evidence, "", REMEDY)


KIND = Kind("09", "process-bound object", judge, __doc__)
