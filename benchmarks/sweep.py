"""Put this plugin before every Python file of many folders: no exception, no warning, no file that takes long.

    python benchmarks/sweep.py FOLDER... [--limit SECONDS] [--list]

Each FOLDER is a project of its own and is linted as flake8 would lint it from there (`cd FOLDER; flake8 .`): its files
are read by flake8's own reader and handed to the plugin's own class, in this one process. Nothing of them is run. The
guard of `run()` is off and warnings are errors meanwhile, so that a fault ends in a traceback here. A file is parsed
only where the gate lets it pass, since the plugin never looks at the tree of another.

Printed are each file with a fault, each that takes more CPU time than the limit (2 seconds; the best of three), the
slowest ten, and the numbers. `--list` prints the findings as well. The exit code is 1 where there is a fault or a slow
file. Many projects at once: `python benchmarks/sweep.py repositories/*`.
"""

from __future__ import annotations

import argparse
import ast
import dataclasses
import os
import pathlib
import time
import traceback
import warnings
from collections.abc import Iterator, Sequence

from flake8.processor import FileProcessor

from flake8_pickle_views import gate
from flake8_pickle_views.plugin import RAISE, PickleViews

READING = argparse.Namespace(
    disable_noqa=False, hang_closing=False, indent_size=4, max_doc_length=None, max_line_length=79, verbose=0
)
"""What flake8's reader asks for."""


@dataclasses.dataclass
class Tally:
    """What the folders swept so far came to."""

    files: int = 0
    passed: int = 0
    unparsed: int = 0
    findings: int = 0
    faults: int = 0
    slow: int = 0
    seconds: float = 0.0
    times: list[tuple[float, str]] = dataclasses.field(default_factory=list)


def python_files() -> Iterator[str]:
    """The Python files below the working directory, as flake8 names them."""
    for parent, folders, names in os.walk("."):
        folders[:] = sorted(name for name in folders if name not in (".git", "__pycache__"))
        for name in sorted(names):
            path = os.path.join(parent, name)
            if name.endswith(".py") and os.path.isfile(path):
                yield path


def parsed(lines: Sequence[str]) -> ast.Module | None:
    """The file's tree, or nothing where flake8 gets none and calls no plugin."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return ast.parse("".join(lines))
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return None


def lint(path: str, tally: Tally) -> tuple[float, list[str]]:
    """The CPU seconds that the plugin takes for one file, and what it finds there."""
    lines = FileProcessor(path, READING).lines
    start = time.process_time()
    passes = gate.may_matter(lines, path, PickleViews.options)
    spent = time.process_time() - start
    if not passes:
        return spent, []
    tally.passed += 1
    tree = parsed(lines)
    if tree is None:
        tally.unparsed += 1
        return spent, []
    start = time.process_time()
    found = [f"{path}:{line}:{column + 1}: {text}" for line, column, text, _ in PickleViews(tree, path, lines).run()]
    return time.process_time() - start, found


def sweep(folder: pathlib.Path, tally: Tally, limit: float, shows: bool) -> None:
    """All files of one folder. The working directory is that folder, as it is where people lint."""
    for path in python_files():
        tally.files += 1
        try:
            spent, found = lint(path, tally)
            if spent > limit:
                spent = min(spent, *(lint(path, Tally())[0] for _ in range(2)))
        except Exception:
            tally.faults += 1
            print(f"FAULT {folder}/{path}\n{traceback.format_exc(-4)}", flush=True)
            continue
        if spent > limit:
            tally.slow += 1
            print(f"SLOW {folder}/{path}: {spent:.2f} s", flush=True)
        tally.findings += len(found)
        tally.seconds += spent
        tally.times = sorted([*tally.times, (spent, f"{folder}/{path}")], reverse=True)[:10]
        if shows:
            for line in found:
                print(f"{folder}/{line}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--limit", type=float, default=2.0, metavar="SECONDS")
    parser.add_argument("--list", action="store_true", help="print the findings")
    args = parser.parse_args()
    folders = [folder.resolve() for folder in args.folders if folder.is_dir()]
    os.environ[RAISE] = "1"
    warnings.simplefilter("error")
    tally = Tally()
    swept = 0
    try:
        for folder in folders:
            os.chdir(folder)
            sweep(folder, tally, args.limit, args.list)
            swept += 1
    except KeyboardInterrupt:
        print(f"interrupted in {folder}")
    for spent, path in tally.times:
        print(f"{spent:6.2f} s  {path}")
    print(
        f"{swept} folders, {tally.files} files: {tally.passed} passed the gate ({tally.unparsed} of them not Python), "
        f"{tally.findings} findings, {tally.faults} faults, {tally.slow} over {args.limit:g} s, "
        f"{tally.seconds:.1f} s of CPU time"
    )
    return 1 if tally.faults or tally.slow else 0


if __name__ == "__main__":
    raise SystemExit(main())
