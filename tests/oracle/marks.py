"""The cases under `tests/cases` and the expectations in them.

A case is one file, or a folder with a `main.py`; its `make()` returns a dataset, a loader, or what `HOLDS`
says (a `collate_fn`). Trailing comments mark its lines:

    self.names = table.keys()  # BAD PV001 self.names
    ds = Labelled(table)  # CALL PV001 self.names
    names = table.keys()  # ORIGIN

`BAD` stands where the value is stored, `CALL` at the call, default or outside statement that makes an
instance bad, `ORIGIN` where the value was made. The code and path stand on the line where the finding is
expected; several are separated by commas. A case without a code is one in which nothing may be found.
"""

from __future__ import annotations

import dataclasses
import functools
import pathlib
import re

CASES = pathlib.Path(__file__).resolve().parent.parent / "cases"

_MARK = re.compile(r"#\s*(?:BAD|CALL|ORIGIN)\b(?P<expected>.*)$")
_EXPECTED = re.compile(r"(PV\d{3}) ([^,]+)")
_ROOT = re.compile(r"^(?:self|sample|collate_fn|worker_init_fn)\.")
_DATASET = re.compile(r"^dataset(?=[.\[])")
_MANGLED = re.compile(r"\b_[A-Z]\w*?(?=__\w)")
_WRAPPING = re.compile(
    r"(?:\.func|\.args\[[^\]]*\]|\.keywords\[[^\]]*\]|\.default_factory|\.pyfunc|\._forward_hooks\[\d+\])+$"
)


@dataclasses.dataclass(frozen=True, order=True)
class Expectation:
    """What a marked line says: `file` is relative to the case's own folder."""

    file: str
    line: int
    code: str
    path: str


@dataclasses.dataclass(frozen=True)
class Case:
    name: str
    location: pathlib.Path
    marked: frozenset[tuple[str, int]]
    expected: tuple[Expectation, ...]

    @property
    def is_folder(self) -> bool:
        return self.location.is_dir()

    @property
    def root(self) -> pathlib.Path:
        """The folder that imports of the case start from."""
        return self.location if self.is_folder else self.location.parent

    @property
    def module(self) -> str:
        return "main" if self.is_folder else self.location.stem

    @property
    def of_samples(self) -> bool:
        """Whether the case is about what a worker sends back."""
        return self.name.startswith("sample/")


@functools.cache
def all_cases() -> tuple[Case, ...]:
    """Every case, sorted by name; the name is its path without the suffix."""
    folders = {path.parent for path in CASES.rglob("main.py")}
    files = {path for path in CASES.rglob("*.py") if not folders.intersection(path.parents)}
    return tuple(sorted(map(_read, folders | files), key=lambda case: case.name))


def comparable(path: str) -> str:
    """A path without its root, the steps into a wrapper (a partial of a lambda is where it is kept) and the
    class in the name of a private attribute.
    """
    path = _MANGLED.sub("", path.replace(".__self__", ""))
    return _WRAPPING.sub("", _ROOT.sub("", path))


def matches(expected: str, found: str) -> bool:
    """Whether a found path is the expected one, in which `[*]` stands for any index."""
    expected = _DATASET.sub("self", expected)
    pattern = re.escape(comparable(expected)).replace(re.escape("[*]"), r"\[[^\]]*\]")
    return re.fullmatch(pattern, comparable(found)) is not None


def mentions(expected: str, text: str) -> bool:
    """Whether the text of a finding contains the expected path; quotes don't count."""
    bare = re.sub("['\"]", "", comparable(expected))
    pattern = re.escape(bare).replace(re.escape("[*]"), r"(?:\[[^\]]*\])?")
    return re.search(rf"(?<!\w){pattern}(?!\w)", re.sub("['\"`]", "", text)) is not None


def _read(location: pathlib.Path) -> Case:
    root = location if location.is_dir() else location.parent
    marked, expected = set(), []
    for path in sorted(location.rglob("*.py")) if location.is_dir() else [location]:
        file = path.relative_to(root).as_posix()
        for number, line in enumerate(path.read_text().splitlines(), 1):
            mark = _MARK.search(line)
            if mark is not None:
                marked.add((file, number))
                pairs = _EXPECTED.findall(mark["expected"])
                expected += [Expectation(file, number, code, shown.strip()) for code, shown in pairs]
    name = location.relative_to(CASES).with_suffix("").as_posix()
    return Case(name, location, frozenset(marked), tuple(expected))
