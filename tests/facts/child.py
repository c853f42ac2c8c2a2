"""Build samples in this fresh process and say of each whether it reaches a spawned process.

Reads `{"setup": code, "samples": {name: expression}, "launch": [names]}` as JSON on standard input and writes
`{name: "ok" | "fails: ..." | "loads: ..." | "error: ..."}`. Runs on any Python from 3.8, without the package.
"""

import io
import json
import multiprocessing
import os
import pickle
import sys
import tempfile
import warnings
from multiprocessing import context, popen_spawn_posix
from multiprocessing.reduction import ForkingPickler


def ignore(value):
    """The worker: it has received the value by the time it runs."""


def sent(value):
    """Pickle the value as a launch does, in this process only."""
    launch = object.__new__(popen_spawn_posix.Popen)
    launch._fds = []
    context.set_spawning_popen(launch)
    try:
        data = bytes(ForkingPickler.dumps(value))
    except BaseException as error:
        return "fails: %s: %s" % (type(error).__name__, error)
    finally:
        context.set_spawning_popen(None)
    try:
        pickle.loads(data)
    except BaseException as error:
        return "loads: %s: %s" % (type(error).__name__, error)
    return "ok"


def launched(value):
    """Really start a process with the value: what dumps may still die on the way."""
    process = multiprocessing.get_context("spawn").Process(target=ignore, args=(value,))
    try:
        process.start()
    except BaseException as error:
        return "fails: %s: %s" % (type(error).__name__, error)
    process.join(60)
    return "ok" if process.exitcode == 0 else "loads: exit code %s" % process.exitcode


def main():
    request = json.load(sys.stdin)
    multiprocessing.set_start_method("spawn", force=True)
    warnings.simplefilter("ignore")
    answers = {}
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        namespace = {"__name__": "samples", "os": os, "io": io, "sys": sys}
        exec(request["setup"], namespace)
        for name, expression in request["samples"].items():
            try:
                value = eval(expression, namespace)
            except BaseException as error:
                answers[name] = "error: %s: %s" % (type(error).__name__, error)
                continue
            answers[name] = launched(value) if name in request["launch"] else sent(value)
    sys.__stdout__.write("\n" + json.dumps(answers) + "\n")
    sys.__stdout__.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
