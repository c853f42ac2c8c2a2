"""One run of flake8 with the named plugins and no others, measured from inside; `share.py` starts it.

    python measured.py REPORT PLUGINS ARGUMENT...

PLUGINS are distribution names, separated by commas; flake8's own checks always run. ARGUMENTs are flake8's.
REPORT gets one JSON object: CPU seconds and peak memory of the process, and of each plugin named the CPU
seconds spent in importing it, reading its options, its constructors and its runs. Everything is seen as
flake8 sees it, in one process (-j1): a plugin that works in another process would be measured too low.
"""

from __future__ import annotations

import collections
import functools
import json
import pathlib
import resource
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from flake8.main import cli
from flake8.plugins import finder

OWN_CHECKS = frozenset({"flake8", "mccabe", "pycodestyle", "pyflakes"})

spent: dict[str, float] = collections.defaultdict(float)


def timed(package: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """The function, its CPU time added to the package's. An iterator is drained: its work counts too."""

    @functools.wraps(function)
    def measured(*args: Any, **kwargs: Any) -> Any:
        start = time.process_time()
        try:
            result = function(*args, **kwargs)
            return list(result) if isinstance(result, Iterator) else result
        finally:
            spent[package] += time.process_time() - start

    return measured


def keep_only(packages: frozenset[str]) -> None:
    """Let flake8 find the plugins of these packages alone, and measure those that are not its own."""
    find, load = finder._find_importlib_plugins, finder._load_plugin

    def find_some() -> Iterator[Any]:
        return (plugin for plugin in find() if plugin.package in packages | OWN_CHECKS)

    def load_measured(plugin: Any) -> Any:
        if plugin.package in OWN_CHECKS:
            return load(plugin)
        loaded = timed(plugin.package, load)(plugin)
        if isinstance(loaded.obj, type):
            for name in ("__init__", "run", "add_options", "parse_options"):
                if (raw := vars(loaded.obj).get(name)) is None:
                    continue
                kind = type(raw) if isinstance(raw, (classmethod, staticmethod)) else None
                function = timed(plugin.package, raw.__func__ if kind else raw)
                setattr(loaded.obj, name, kind(function) if kind else function)
        return loaded

    finder._find_importlib_plugins, finder._load_plugin = find_some, load_measured


def peak_megabytes() -> float:
    """The process's own peak; what `getrusage` gives may contain the size of the process that started it."""
    try:
        status = pathlib.Path("/proc/self/status").read_text()
        return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmHWM"))
    except (OSError, StopIteration):
        unit = 1024**2 if sys.platform == "darwin" else 1024
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


def main() -> int:
    report, packages, *arguments = sys.argv[1:]
    names = frozenset(filter(None, packages.split(",")))
    keep_only(names)
    code: int = cli.main(arguments)
    pathlib.Path(report).write_text(
        json.dumps(
            {
                "cpu": time.process_time(),
                "peak": peak_megabytes(),
                "plugins": {name: spent[name] for name in sorted(names)},
            }
        )
    )
    return code


if __name__ == "__main__":
    raise SystemExit(main())
