"""Can this file matter at all? Decided from its text, and from the text of the project files it imports.

A finding stands where a dataset or a loader is visible: in the file's own words, or behind a name that it
imports. So a file passes when it says one of `_WORDS`, or when a project file that it imports says one
of `_TORCH`, or a package hands the name on from such a file, or a base class comes from one by way of others.
Most files of most projects end here, so this costs microseconds: a few searches in one string, each folder
listed once, each imported file read once in a process. Nothing is parsed.
"""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterator, Sequence

from flake8_pickle_views.options import Options

# Looked for in lower case. Searching for plain words is several times faster than a regular expression here.
_WORDS = ("dataset", "datapipe", "collate", "torch.utils", "collator", "torch.multiprocessing")
_LOADERS = ("dataload", "data_load", "create_loader", " torch")
_TORCH = ("ataset", "ATASET", "ataLoad", "ata_load", "ataPipe", "collate", "torch.utils")

_NAMES = r"(?:[^\n#;\\]|\\\n)*"
_FROM = rf"from[ \t]+([.\w]+)[ \t]+import[ \t]*(\([^)]*\)|{_NAMES})"
_IMPORT = re.compile(rf"[ \t]*(?:{_FROM}|import[ \t]+({_NAMES}))")
_BASES = re.compile(r"class[ \t]+\w+[ \t]*(?:\[[^\n]*\])?\(([^)]+)\)")
_NAME = re.compile(r"[^\W\d]\w*")
_Statement = tuple[str, str]
"""The module and the text of the names; both for `from a.b import c`, only the first for `import a.b`."""
_Taken = tuple[str, str]
"""A file and the name that is taken from it, empty for the module itself."""

_PROJECT_MARKS = frozenset({".git", "pyproject.toml", "setup.py", "setup.cfg"})
_STDIN = ("stdin", "-")
_MOST_BYTES = 1_000_000
_MOST_STEPS = 64
"""How many (file, name) are looked at behind one name: re-exports and base classes."""


def may_matter(lines: Sequence[str], filename: str, options: Options = Options()) -> bool:
    """Whether the file can hold a finding. False only where it can't; a wrong True costs time, no more."""
    text = "".join(lines)
    if _speaks_for_itself(text) or _names_an_option(text, filename, options):
        return True
    folder = os.getcwd() if filename in _STDIN else os.path.dirname(os.path.abspath(filename))
    words = (*_TORCH, *map(_last_name, (*options.dataset_bases, *options.classes)))
    bases = set(_NAME.findall(" ".join(_BASES.findall(text))))
    for module, names in _imports(text):
        for path, name in _taken(folder, module, names, options.search_path):
            if _says(path, words) and not _is_constant(path, name):
                return True
            is_led_on = name in bases or path.endswith("__init__.py") or _is_made(name, text)
            if is_led_on and _leads_to(words, path, name, options.search_path):
                return True
    return False


def _is_made(name: str, text: str) -> bool:
    """Is this a class that the text makes an instance of? It may be a dataset by way of its bases."""
    return name[:1].isupper() and not name.isupper() and f"{name}(" in text


def _speaks_for_itself(text: str) -> bool:
    lowered = text.lower()
    for word in _WORDS:
        if word in lowered:
            return True
    if "loader" in lowered and any(word in lowered for word in _LOADERS):
        return True
    return "get_context(" in lowered and "multiprocessing" in lowered


def _names_an_option(text: str, filename: str, options: Options) -> bool:
    """Whether the text says a class that the user named, or the file may lie in a package of theirs."""
    for name in (*options.dataset_bases, *options.classes):
        word = _last_name(name)
        if word in text or (
            name.endswith(".*") and (filename in _STDIN or word in os.path.abspath(filename))
        ):
            return True
    return False


def _last_name(name: str) -> str:
    return name.removesuffix(".*").rpartition(".")[2]


def _imports(text: str) -> Iterator[_Statement]:
    """The import statements: lines that hold the word, so that the other lines cost nothing."""
    at = text.find("import")
    while at >= 0:
        end = at + 6
        if statement := _IMPORT.match(text, text.rfind("\n", 0, at) + 1):
            module, names, modules = statement.groups()
            if module:
                yield module, names
            else:
                for part in modules.split(","):
                    yield part.strip().partition(" ")[0], ""
            end = max(end, statement.end())
        at = text.find("import", end)


@functools.lru_cache(maxsize=4096)
def _leads_to(words: tuple[str, ...], path: str, name: str, search_path: tuple[str, ...]) -> bool:
    """Whether a file hands on a name, or the base of a class of that name, from a file with a word."""
    pending = [(path, name)]
    for path, name in pending:
        for source in _sources(path, name, search_path):
            if _says(source[0], words):
                return True
            if len(pending) < _MOST_STEPS and source not in pending:
                pending.append(source)
    return False


@functools.lru_cache(maxsize=4096)
def _says(path: str, words: tuple[str, ...]) -> bool:
    text = _read(path)
    return any(word in text for word in words)


def _is_constant(path: str, name: str) -> bool:
    """A registry, a table or a path is no dataset; a class such as COCO may be."""
    return name.isupper() and f"class {name}" not in _read(path)


def _sources(path: str, name: str, search_path: tuple[str, ...]) -> Iterator[_Taken]:
    """From where a file takes a name, or the bases of its class of that name."""
    text = _read(path)
    start = text.find(f"class {name}(")
    wanted = {name, *(_NAME.findall(text, start, text.find(")", start)) if start >= 0 else ())}
    imported = _imported_names(path)
    for key in ("*", *wanted) if wanted - imported.keys() else wanted:
        for module, names in imported.get(key, ()):
            said = " ".join(wanted) if key == "*" else names
            for taken in _taken(os.path.dirname(path), module, said, search_path):
                if not taken[1] or taken[1] in wanted:
                    yield taken


@functools.lru_cache(maxsize=256)
def _imported_names(path: str) -> dict[str, list[_Statement]]:
    """Which import statements of a file say a name; `*` for star imports."""
    found: dict[str, list[_Statement]] = {}
    for module, names in _imports(_read(path)):
        for name in ("*",) if "*" in names else _NAME.findall(names or module):
            found.setdefault(name, []).append((module, names))
    return found


@functools.lru_cache(maxsize=128)
def _read(path: str) -> str:
    """The text. Latin-1 never fails, and the words looked for are ASCII."""
    try:
        # Opening a pipe would wait for its other end.
        if os.path.isfile(path):
            with open(path, "rb") as stream:
                return stream.read(_MOST_BYTES).removeprefix(b"\xef\xbb\xbf").decode("latin-1")
    except OSError:
        pass
    return ""


def _taken(folder: str, module: str, names: str, search_path: tuple[str, ...]) -> tuple[_Taken, ...]:
    """What an import statement of a file in `folder` may take from which project files."""
    if module.startswith("."):
        stripped = module.lstrip(".")
        for _ in range(len(module) - len(stripped) - 1):
            folder = os.path.dirname(folder)
        return _files(folder, stripped, names)
    homes = _homes(folder, module.partition(".")[0], search_path)
    return tuple(taken for root in homes for taken in _files(root, module, names)) if homes else ()


@functools.lru_cache(maxsize=8192)
def _files(root: str, module: str, said: str) -> tuple[_Taken, ...]:
    """The file of a dotted name below `root` with each name said; each such name that is a module."""
    names = _NAME.findall(said)
    found: list[_Taken] = []
    folder = root
    for part in module.split(".") if module else ():
        listed = _listed(folder)
        if f"{part}.py" in listed:
            found += ((f"{folder}{os.sep}{part}.py", name) for name in names or ("",))
        if part not in listed:
            return tuple(found)
        folder = f"{folder}{os.sep}{part}"
    listed = _listed(folder)
    if "__init__.py" in listed:
        found += ((f"{folder}{os.sep}__init__.py", name) for name in names or ("",))
    for name in names:
        if f"{name}.py" in listed:
            found.append((f"{folder}{os.sep}{name}.py", ""))
        elif name in listed:
            found.append((f"{folder}{os.sep}{name}{os.sep}__init__.py", ""))
    return tuple(found)


@functools.lru_cache(maxsize=8192)
def _homes(folder: str, top: str, search_path: tuple[str, ...]) -> tuple[str, ...]:
    """The folders in which an absolute import finds its first name; none for a library."""
    roots = (*_roots(folder, os.getcwd()), *search_path)
    return tuple(root for root in roots if top in _listed(root) or f"{top}.py" in _listed(root))


@functools.lru_cache(maxsize=1024)
def _roots(folder: str, working: str) -> tuple[str, ...]:
    """The folder, its parents up to a project's mark or the working directory, that above its top package.

    And the `src/` of each. This is how `source/project.py` finds modules.
    """
    roots = [folder]
    while folder != working and _PROJECT_MARKS.isdisjoint(_listed(folder)) and len(roots) < 12:
        folder = os.path.dirname(folder)
        roots.append(folder)
    top = roots[0]
    while "__init__.py" in _listed(top):
        top = os.path.dirname(top)
    roots.append(top)
    sources = (os.path.join(root, "src") for root in roots if "src" in _listed(root))
    return tuple(dict.fromkeys((*roots, *sources)))


@functools.lru_cache(maxsize=1024)
def _listed(folder: str) -> frozenset[str]:
    try:
        return frozenset(os.listdir(folder))
    except OSError:
        return frozenset()
