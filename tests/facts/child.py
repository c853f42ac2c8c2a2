"""Build samples in this fresh process and say of each whether it reaches a spawned process.

Reads `{"setup": code, "samples": {name: expression}, "launch": [names]}` as JSON on standard input; `launch`
names those that dump and are expected to die on the way. Writes `{name: answer}`, where an answer is "ok",
"fails: ...", "dies: ..." (on the way) or "error: ..." (could not be built). Needs nothing but its Python.
"""

from __future__ import annotations

import io
import json
import multiprocessing
import os
import signal
import sys
import tempfile
import warnings
from multiprocessing import context, popen_spawn_posix
from multiprocessing.reduction import ForkingPickler
from typing import Any


def ignore(value: Any) -> None:
    """The worker: it has received the value by the time it runs."""


def dumped(value: Any) -> str:
    """Pickle the value as a launch does."""
    launch: Any = object.__new__(popen_spawn_posix.Popen)
    launch._fds = []
    context.set_spawning_popen(launch)
    try:
        ForkingPickler.dumps(value)
    except BaseException as error:
        return f"fails: {type(error).__name__}: {error}"
    finally:
        context.set_spawning_popen(None)
    return "ok"


def launched(value: Any) -> str:
    """Really start a process with the value: what dumps may still die on the way."""
    process = multiprocessing.get_context("spawn").Process(target=ignore, args=(value,))
    try:
        process.start()
    except BaseException as error:
        return f"fails: {type(error).__name__}: {error}"
    process.join(60)
    return "ok" if process.exitcode == 0 else f"dies: exit code {process.exitcode}"


def main() -> None:
    os.setsid()
    request = json.load(sys.stdin)
    multiprocessing.set_start_method("spawn", force=True)
    warnings.simplefilter("ignore")
    values: dict[str, Any] = {}
    answers: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        namespace: dict[str, Any] = {"__name__": "samples", "os": os, "io": io, "sys": sys}
        exec(request["setup"], namespace)
        for name, expression in request["samples"].items():
            try:
                values[name] = eval(expression, namespace)
            except BaseException as error:
                answers[name] = f"error: {type(error).__name__}: {error}"
            else:
                answers[name] = dumped(values[name])
        alone = [name for name in request["launch"] if answers.get(name) == "ok"]
        together = [name for name in values if answers[name] == "ok" and name not in alone]
        if launched([values[name] for name in together]) != "ok":
            alone += together
        answers.update((name, launched(values[name])) for name in alone)
    print("\n" + json.dumps(answers), file=sys.__stdout__, flush=True)
    os.killpg(0, signal.SIGKILL)  # pools and managers among the samples must not outlive this process


if __name__ == "__main__":
    main()
