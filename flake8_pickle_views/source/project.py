"""Modules by dotted name, found by path from the file that asks. Nothing is imported, nothing is run."""

from __future__ import annotations

import collections
import functools
import glob
import os
import sysconfig

from flake8_pickle_views.source.modules import Module
from flake8_pickle_views.source.pieces import taken_apart

MARKS = (".git", "pyproject.toml", "setup.py", "setup.cfg")
CACHED_TREES = 96
LARGEST = 1_000_000
"""Bytes; a larger module of a project is generated code or data, and is not read."""


LIBRARY_MODULES = 8
"""Modules of installed packages that are read for one linted file."""

_OPAQUE = frozenset(
    "pytest _pytest pluggy py hypothesis mock nose tox coverage IPython ipykernel ipywidgets jupyter matplotlib "
    "mpl_toolkits seaborn plotly bokeh click typer rich fire hydra wandb mlflow tensorboard tensorflow keras jax "
    "jaxlib flax optax setuptools pip pkg_resources distutils wheel mypy pylint astroid flake8 black isort ruff sphinx "
    "docutils attr attrs cffi pybind11 cython flask django fastapi starlette uvicorn gradio streamlit".split()
)
"""Packages whose source tells nothing about what a dataset keeps."""


class Project:
    """What the imports of one linted file lead to. `limit` bounds how many further modules are read."""

    def __init__(
        self, filename: str, search_path: tuple[str, ...] = (), limit: int = 30, libraries: bool = False
    ) -> None:
        """`libraries` also looks where packages are installed: in the project's environment, beside flake8."""
        self.filename = filename
        self.directory = os.path.dirname(os.path.abspath(filename)) if _is_file_name(filename) else os.getcwd()
        self.roots = _roots(self.directory, os.getcwd())
        self.search_path = search_path
        self._installed = installed(self.roots) if libraries else ()
        self._libraries_left = LIBRARY_MODULES
        self._of_libraries: set[str] = set()
        self.linted: Module | None = None
        self._left = limit
        self._found: dict[str, Module | None] = {}

    def name_of_linted(self) -> str:
        """The dotted name of the linted file, seen from the folder above its top package."""
        if not _is_file_name(self.filename):
            return "__main__"
        stem = os.path.basename(self.filename)
        stem = stem[:-3] if stem.endswith(".py") else stem.partition(".")[0]
        parts = [] if stem == "__init__" else [stem]
        folder = self.directory
        while os.path.isfile(os.path.join(folder, "__init__.py")) and os.path.basename(folder):
            parts.insert(0, os.path.basename(folder))
            folder = os.path.dirname(folder)
        return ".".join(parts)

    def module(self, name: str) -> Module | None:
        """The module of a dotted name, or None where no file of the project has it."""
        if name in self._found:
            return self._found[name]
        found: Module | None = None
        for root in (*self.roots, *self.search_path):
            path = _locate(root, name)
            if path:
                found = self._read(path, name, root)
                break
        else:
            found = self._library(name)
        self._found[name] = found
        return found

    def own_module(self, name: str) -> Module | None:
        """The same, where packages are installed apart."""
        found = self.module(name)
        return None if found is None or self.is_installed(found) else found

    def _library(self, name: str) -> Module | None:
        """A module of an installed package."""
        if name.partition(".")[0] in _OPAQUE or self._libraries_left <= 0:
            return None
        for root in self._installed:
            path = _locate(root, name)
            if path:
                self._libraries_left -= 1
                found = self._read(path, name, root)
                if found is not None:
                    self._of_libraries.add(path)
                return found
        return None

    def relative(self, origin: Module, level: int, name: str) -> Module | None:
        """The module that `from ..name import` in `origin` means, purely by path."""
        folder = os.path.dirname(os.path.abspath(origin.path))
        for _ in range(level - 1):
            folder = os.path.dirname(folder)
        key = f"{folder}:{name}"
        if key not in self._found:
            path = _locate(folder, name) if name else _package(folder)
            package = origin.package.split(".") if origin.package else []
            dotted = ".".join([*package[: len(package) - level + 1], *([name] if name else [])])
            self._found[key] = self._read(path, dotted, folder) if path else None
            if path and origin.path in self._of_libraries:
                self._of_libraries.add(path)
        return self._found[key]

    def is_installed(self, module: Module) -> bool:
        """Was a module found where packages are installed?"""
        return module.path in self._of_libraries

    def has_package(self, name: str) -> bool:
        """Is there a folder or a file of that name (a namespace package has no module of its own)?"""
        return any(
            _is_directory(os.path.join(root, *name.split("."))) or _locate(root, name) is not None
            for root in self.roots
        )

    def _read(self, path: str, name: str, root: str) -> Module | None:
        if self.linted is not None and path == self.linted.path:
            return self.linted
        if self._left <= 0:
            return None
        self._left -= 1
        return parse(path, name, root)


def installed(roots: tuple[str, ...]) -> tuple[str, ...]:
    """The `site-packages` of the project's `.venv` or `venv`, then those beside flake8."""
    own = (path for root in roots for path in _environments(root))
    return tuple(dict.fromkeys([*own, _beside_flake8()]))


@functools.lru_cache(maxsize=1024)
def _environments(root: str) -> tuple[str, ...]:
    return tuple(
        path
        for environment in (".venv", "venv")
        if os.path.isdir(os.path.join(root, environment))
        for pattern in ("lib/python3*/site-packages", "Lib/site-packages")
        for path in sorted(glob.glob(os.path.join(glob.escape(root), environment, pattern)))
    )


@functools.cache
def _beside_flake8() -> str:
    return sysconfig.get_path("purelib")


def _is_file_name(filename: str) -> bool:
    if filename in ("-", "stdin", ""):
        return False
    return filename.endswith((".py", ".pyi", ".pyw", ".ipynb")) or os.path.sep in filename


@functools.lru_cache(maxsize=4096)
def _is_file(path: str) -> bool:
    return os.path.isfile(path)


@functools.lru_cache(maxsize=4096)
def _is_directory(path: str) -> bool:
    return os.path.isdir(path)


@functools.lru_cache(maxsize=8192)
def _locate(root: str, dotted: str) -> str | None:
    base = os.path.join(root, dotted.replace(".", os.sep))
    if "." in dotted and not _is_directory(os.path.dirname(base)):
        return None
    if _is_file(base + ".py"):
        if _is_file(os.path.join(base, "__init__.py")):
            return os.path.join(base, "__init__.py")
        return base + ".py"
    return _package(base)


def _package(folder: str) -> str | None:
    path = os.path.join(folder, "__init__.py")
    return path if _is_file(path) else None


@functools.lru_cache(maxsize=256)
def _roots(directory: str, working: str) -> tuple[str, ...]:
    """Where absolute imports may start: the file's folder, the folder above its top package, and every ancestor
    up to a project mark or the working directory; each one's `src/` too."""
    found = [directory]
    top = directory
    while os.path.isfile(os.path.join(top, "__init__.py")) and os.path.dirname(top) != top:
        top = os.path.dirname(top)
    found.append(top)
    folder = directory
    for _ in range(12):
        found.append(folder)
        if folder == working or any(os.path.exists(os.path.join(folder, mark)) for mark in MARKS):
            break
        if os.path.dirname(folder) == folder:
            break
        folder = os.path.dirname(folder)
    else:
        found = found[:2]
    roots = dict.fromkeys(found)
    sources = [os.path.join(root, "src") for root in roots]
    return (*roots, *(source for source in sources if os.path.isdir(source)))


_trees: collections.OrderedDict[tuple[str, int, int, str], Module | None] = collections.OrderedDict()


def parse(path: str, name: str, root: str) -> Module | None:
    """The module at a path, or None where it can't be read. Shared within the process, at most `CACHED_TREES`."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    key = (path, status.st_mtime_ns, status.st_size, name)
    if key in _trees:
        _trees.move_to_end(key)
        return _trees[key]
    module = None
    if status.st_size <= LARGEST:
        module = _parse(path, name, root)
    _trees[key] = module
    if len(_trees) > CACHED_TREES:
        _trees.popitem(last=False)
    return module


def _parse(path: str, name: str, root: str) -> Module | None:
    try:
        with open(path, "rb") as handle:
            text = handle.read()
    except OSError:
        return None
    apart = taken_apart(text)
    if apart is None:
        return None
    is_package = os.path.basename(path) == "__init__.py"
    return Module(path, shown(path, root), name, *apart, is_package=is_package, says_yield=b"yield" in text)


def shown(path: str, root: str) -> str:
    """How a message calls a file: from the working directory where it lies below it, else from its root."""
    short = os.path.relpath(path)
    return (os.path.relpath(path, root) if short.startswith("..") else short).replace(os.sep, "/")
