"""What a leaf is: its kind, its type's name, and whether it is a library's own object."""

from __future__ import annotations

import collections
import collections.abc
import functools
import io
import sys
import types

_MAPPINGS: tuple[dict[str, str], ...] = ({}, collections.OrderedDict())
_VIEWS = (
    collections.abc.MappingView,
    *(type(view) for held in _MAPPINGS for view in (held.keys(), held.values(), held.items())),
)
_GENERATORS = (types.GeneratorType, types.AsyncGeneratorType, types.CoroutineType)
_FUNCTIONS = (
    types.FunctionType,
    types.BuiltinFunctionType,
    types.MethodType,
    types.MethodWrapperType,
    types.MethodDescriptorType,
    type(functools.lru_cache(len)),
    functools.partial,
)
_KINDS: tuple[tuple[tuple[type, ...], str], ...] = (
    (_VIEWS, "01"),
    (_GENERATORS, "02"),
    ((types.ModuleType,), "06"),
    ((type,), "07"),
    (_FUNCTIONS, "03"),
    ((io.IOBase,), "05"),
)
_THREADS = frozenset("_thread threading _queue queue concurrent multiprocessing sched".split())
_HANDLES = frozenset(
    "_io io tempfile zipfile tarfile gzip bz2 lzma _bz2 _lzma shelve dbm _dbm _gdbm sqlite3 _sqlite3 mmap "
    "socket _socket ssl _ssl select selectors http urllib ftplib smtplib imaplib poplib wave mailbox "
    "fileinput contextlib h5py lmdb rasterio netCDF4 zarr tables cv2 av decord openslide pysam PIL httpx "
    "redis pymongo boto3 botocore aiohttp fsspec duckdb pyarrow leveldb plyvel rocksdb zstandard".split()
)
_HANDLE_TYPES = frozenset({"NpzFile", "HDFStore", "Environment", "Transaction", "Cursor", "_Database"})
"""Names of handle types whose module doesn't tell; lmdb's say that they are builtins."""
_HOLDERS = frozenset(
    "builtins collections functools types argparse itertools operator _operator typing enum".split()
)
_HOLDING_PACKAGES = ("torch.utils.data", "torch.nn.modules.container")


def kind_of(obj: object) -> str:
    """The last two digits of the code for a value that the pickler refuses."""
    cls = type(obj)  # `isinstance` asks the object for its `__class__`, which may be anything
    for kinds, digits in _KINDS:
        if issubclass(cls, kinds):
            return digits
    top = _top(cls.__module__)
    if cls.__name__ == "ufunc":
        return "03"
    if top in _THREADS:
        return "04"
    if top in _HANDLES or cls.__name__ in _HANDLE_TYPES:
        return "05"
    if hasattr(cls, "__next__") or cls.__name__ == "SRE_Scanner":  # what `re.finditer` iterates over
        return "08"
    return "09"


def unit_kind(unit: object, inner: str) -> str:
    """The kind of a library's object that fails for something in it of kind `inner`."""
    own = kind_of(unit)
    if own != "09":
        return own
    return "09" if inner in ("03", "07") else inner


def type_name(obj: object) -> str:
    """The qualified name of an object's type; a class goes by its own."""
    cls: type = obj if issubclass(type(obj), type) else type(obj)  # type: ignore[assignment]
    return cls.__qualname__ if cls.__module__ == "builtins" else f"{cls.__module__}.{cls.__qualname__}"


def is_unit(obj: object) -> bool:
    """Whether an object is a library's own and no mere holder: its insides are no leaves of the user's."""
    cls = type(obj)
    module = cls.__module__ or ""
    if _top(module) in _HOLDERS and module != "collections.abc" or module.startswith(_HOLDING_PACKAGES):
        return False
    return _is_library(module)


def is_users_own(obj: object) -> bool:
    """Whether a value tells by itself that it's the user's, and not a library's."""
    cls = type(obj)
    if issubclass(cls, _GENERATORS):
        code = next(getattr(obj, name) for name in ("gi_code", "cr_code", "ag_code") if hasattr(obj, name))
        return not _is_installed(code.co_filename)
    if issubclass(cls, _VIEWS):
        return True
    if issubclass(cls, (type, *_FUNCTIONS)):
        return not _is_library(getattr(obj, "__module__", None) or "builtins")
    return not _is_library(cls.__module__)


def _top(module: str | None) -> str:
    return (module or "").partition(".")[0]


@functools.cache
def _is_library(module: str) -> bool:
    if _top(module) in sys.stdlib_module_names:
        return True
    return _is_installed(getattr(sys.modules.get(module), "__file__", None) or "")


def _is_installed(file: str) -> bool:
    return "site-packages" in file or "dist-packages" in file or file.startswith((_STDLIB, "<frozen"))


_STDLIB = io.__file__.removesuffix("io.py")
