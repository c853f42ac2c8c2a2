"""Can this file matter at all? Decided from its text, and from the text of the project files it imports.

A finding stands where a dataset or a loader is visible: in the file's own words, or behind a name that it
imports. So a file passes when it says one of `_WORDS`, or when a project file that it imports speaks of torch,
or takes that name, or that class's base, from one that does. Most files of most projects end here, so this
costs microseconds: a few searches in one string, each folder listed once, each imported file read once in a
process. Nothing is parsed.
"""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterator, Sequence

from flake8_pickle_views.options import Options

# Looked for in lower case. Searching for plain words is several times faster than a regular expression here.
_WORDS = ("dataset", "datapipe", "collate", "torch.utils")
_LOADERS = ("dataload", "data_load", "create_loader", " torch")
_TORCH = ("ataset", "ATASET", "ataLoad", "ata_load", "ataPipe", "collate", "torch.utils")

_NAMES = r"(?:[^\n#;\\]|\\\n)*"
_IMPORT = re.compile(rf"[ \t]*(?:from[ \t]+([.\w]+)[ \t]+import[ \t]*(\([^)]*\)|{_NAMES})|import[ \t]+({_NAMES}))")
_NAME = re.compile(r"[^\W\d]\w*")
_Statement = tuple[str, str, str]
"""`from [0] import [1]`, or `import [2]`; the other parts are empty."""
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
    for module, names, plain in _imports(text):
        for taken in _taken(folder, module, names, plain, options.search_path):
            if _leads_to(words, taken, options.search_path):
                return True
    return False


def _speaks_for_itself(text: str) -> bool:
    lowered = text.lower()
    for word in _WORDS:
        if word in lowered:
            return True
    return "loader" in lowered and any(word in lowered for word in _LOADERS)


def _names_an_option(text: str, filename: str, options: Options) -> bool:
    """Whether the text says a class that the user named, or the file may lie in a package that the user named."""
    for name in (*options.dataset_bases, *options.classes):
        word = _last_name(name)
        if word in text or (name.endswith(".*") and (filename in _STDIN or word in os.path.abspath(filename))):
            return True
    return False


def _last_name(name: str) -> str:
    return name.removesuffix(".*").rpartition(".")[2]


def _imports(text: str) -> list[_Statement]:
    """The import statements: lines that hold the word, so that the other lines cost nothing."""
    found: list[_Statement] = []
    at = text.find("import")
    while at >= 0:
        end = at + 6
        if statement := _IMPORT.match(text, text.rfind("\n", 0, at) + 1):
            module, names, plain = statement.groups("")
            found.append((module, names, plain))
            end = max(end, statement.end())
        at = text.find("import", end)
    return found


@functools.lru_cache(maxsize=8192)
def _leads_to(words: tuple[str, ...], taken: _Taken, search_path: tuple[str, ...]) -> bool:
    """Whether a file has one of the words, or hands on a name, or a base class, from one that has."""
    pending, seen = [taken], {taken}
    for path, name in pending:
        if _says(path, words) and not _is_constant(path, name):
            return True
        if len(pending) < _MOST_STEPS:
            further = [source for source in _sources(path, name, search_path) if source not in seen]
            seen.update(further)
            pending.extend(further)
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
    if not name[:1].isupper() and not path.endswith("__init__.py"):
        return
    text = _read(path)
    start = text.find(f"class {name}(")
    wanted = {name, *(_NAME.findall(text, start, text.find(")", start)) if start >= 0 else ())}
    imported = _imported_names(path)
    folder = os.path.dirname(path)
    for key in ("*", *wanted) if wanted - imported.keys() else wanted:
        for module, names, plain in imported.get(key, ()):
            said = " ".join(wanted) if key == "*" else names
            for taken in _taken(folder, module, said, plain, search_path):
                if not taken[1] or taken[1] in wanted:
                    yield taken


@functools.lru_cache(maxsize=256)
def _imported_names(path: str) -> dict[str, list[_Statement]]:
    """Which import statements of a file say a name; `*` for star imports."""
    found: dict[str, list[_Statement]] = {}
    for statement in _imports(_read(path)):
        said = statement[1] or statement[2]
        for name in _NAME.findall(said) if "*" not in said else ("*",):
            found.setdefault(name, []).append(statement)
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


@functools.lru_cache(maxsize=8192)
def _taken(
    folder: str, module: str, names: str, plain: str, search_path: tuple[str, ...]
) -> tuple[_Taken, ...]:
    """What an import statement of a file in `folder` may take from which project files."""
    found: list[_Taken] = []
    if module.startswith("."):
        stripped = module.lstrip(".")
        for _ in range(len(module) - len(stripped) - 1):
            folder = os.path.dirname(folder)
        found += _files(folder, stripped, names)
    elif module:
        for root in _homes(folder, module.partition(".")[0], search_path):
            found += _files(root, module, names)
    else:
        for part in plain.split(","):
            dotted = part.split()[0] if part.strip() else ""
            for root in _homes(folder, dotted.partition(".")[0], search_path):
                found += _files(root, dotted, "")
    return tuple(found)


def _files(root: str, module: str, said: str) -> Iterator[_Taken]:
    """The file of a dotted name below `root` with each name said, and each such name that is a module of its own."""
    names = _NAME.findall(said)
    folder = root
    for part in module.split(".") if module else ():
        listed = _listed(folder)
        if f"{part}.py" in listed:
            path = os.path.join(folder, f"{part}.py")
            yield from ((path, name) for name in names or ("",))
        if part not in listed:
            return
        folder = os.path.join(folder, part)
    listed = _listed(folder)
    if "__init__.py" in listed:
        path = os.path.join(folder, "__init__.py")
        yield from ((path, name) for name in names or ("",))
    for name in names:
        if f"{name}.py" in listed:
            yield os.path.join(folder, f"{name}.py"), ""
        elif name in listed:
            yield os.path.join(folder, name, "__init__.py"), ""


@functools.lru_cache(maxsize=8192)
def _homes(folder: str, top: str, search_path: tuple[str, ...]) -> tuple[str, ...]:
    """The folders in which an absolute import finds its first name; none for a library."""
    roots = (*_roots(folder, os.getcwd()), *search_path)
    return tuple(root for root in roots if top in _listed(root) or f"{top}.py" in _listed(root))


@functools.lru_cache(maxsize=1024)
def _roots(folder: str, working: str) -> tuple[str, ...]:
    """The folder, its parents up to a project's mark or the working directory, that above its top package; `src/`."""
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
