"""What Python says of each case: built in a fork of its own and sent to the receiver.

    python -m oracle.sender SOCKET NAME...

Prints one JSON line a case. The process that forks has the libraries imported and has seen no case, so
nothing leaks from one to the next (importing `multiprocessing.managers` makes dict views pickle).
"""

from __future__ import annotations

import importlib
import json
import os
import socket
import sys
import traceback
from typing import Any

import h5py  # noqa: F401
import lmdb  # noqa: F401
import numpy  # noqa: F401
import pandas  # noqa: F401
from oracle.marks import Case, all_cases
from torch.utils.data import DataLoader

from flake8_pickle_views.runtime import find_unpicklable

TIME_LIMIT = 60
"""Seconds that a case may take."""


def what_python_says(case: Case, address: str) -> dict[str, Any]:
    """The verdict on a case (`stage` is empty where it arrives), and what the live twin finds in it."""
    import multiprocessing

    multiprocessing.set_start_method("spawn", force=True)
    sys.path.insert(0, str(case.root))
    module = importlib.import_module(case.module)
    made = module.make()
    if isinstance(made, DataLoader):
        roots = {"self": made.dataset, "collate_fn": made.collate_fn, "worker_init_fn": made.worker_init_fn}
    else:
        roots = {getattr(module, "HOLDS", "self"): made}
    found = [leaf for name, obj in roots.items() for leaf in find_unpicklable(obj, name)]
    stage, message = sent(tuple(roots.values()), case, address)
    if not stage and case.of_samples:
        if isinstance(made, DataLoader):
            loader = DataLoader(made.dataset, batch_size=made.batch_size, collate_fn=made.collate_fn)
        else:
            loader = DataLoader(made, batch_size=1, collate_fn=list)
        batch = next(iter(loader))
        found = find_unpicklable(batch, "sample")
        stage, message = sent(batch, case, address)
    leaves = [(leaf.path, leaf.kind, leaf.type, leaf.message) for leaf in found]
    return {"stage": stage, "message": message, "found": leaves}


def sent(obj: object, case: Case, address: str) -> tuple[str, str]:
    """Where an object gets stuck on its way to the receiver, and why."""
    from multiprocessing import context, popen_spawn_posix
    from multiprocessing.reduction import ForkingPickler

    popen: Any = object.__new__(popen_spawn_posix.Popen)
    popen._fds = []
    context.set_spawning_popen(popen)
    try:
        data = bytes(ForkingPickler.dumps(obj))
    except Exception as error:
        return "dumping", f"{type(error).__name__}: {error}"
    finally:
        context.set_spawning_popen(None)
    answer = delivered(data, [number for number in popen._fds if _is_open(number)], case, address)
    return ("loading", answer) if answer else ("", "")


def delivered(data: bytes, descriptors: list[int], case: Case, address: str) -> str:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        connection.settimeout(TIME_LIMIT)
        connection.connect(address)
        head = {"folder": str(case.root), "descriptors": descriptors, "size": len(data)}
        socket.send_fds(connection, [json.dumps(head).encode()], descriptors)
        connection.recv(1)
        connection.sendall(data)
        answer = connection.recv(1 << 16)
    return json.loads(answer) if answer else "the receiver died"


def _is_open(number: int) -> bool:
    try:
        os.fstat(number)
    except OSError:
        return False
    return True


def in_a_fork(case: Case, address: str) -> dict[str, Any]:
    reading, writing = os.pipe()
    if os.fork() == 0:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for number in (0, 1, 2):
            os.dup2(nowhere, number)
        try:
            said = what_python_says(case, address)
        except BaseException:
            said = {"stage": "making", "message": traceback.format_exc()[-2000:], "found": []}
        os.write(writing, json.dumps(said).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as stream:
        answer = stream.read()
    os.wait()
    died: dict[str, Any] = {"stage": "making", "message": "the process died", "found": []}
    return json.loads(answer) if answer else died


def main() -> None:
    address, *names = sys.argv[1:]
    for case in all_cases():
        if case.name in names:
            print(json.dumps({"case": case.name, **in_a_fork(case, address)}), flush=True)


if __name__ == "__main__":
    assert "multiprocessing.managers" not in sys.modules
    main()
