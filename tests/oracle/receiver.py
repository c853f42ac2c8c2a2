"""A spawned process that has seen no case: forks once for each parcel, and loads it in the fork.

    python -m oracle.receiver SOCKET

A parcel is a JSON line (folder to import from, numbers of the file descriptors that the pickle names, size)
with the descriptors themselves, then the pickle. The answer is a JSON string: what went wrong, or empty.
"""

from __future__ import annotations

import array
import fcntl
import json
import os
import signal
import socket
import sys

import h5py  # noqa: F401
import lmdb  # noqa: F401
import numpy  # noqa: F401
import pandas  # noqa: F401
import torch.utils.data  # noqa: F401

HIGH = 500
"""Descriptors from here on are the receiver's own, so that those of a parcel can have their numbers."""


def serve(address: str) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listener.bind(address)
    listener.listen()
    while True:
        connection, _ = listener.accept()
        if os.fork() == 0:
            try:
                answer = load(connection)
            except BaseException as error:
                answer = f"{type(error).__name__}: {error}"
            os.write(HIGH - 1, json.dumps(answer).encode())
            os._exit(0)
        connection.close()


def load(connection: socket.socket) -> str:
    from multiprocessing import process
    from multiprocessing.reduction import ForkingPickler

    head, ancillary, _, _ = connection.recvmsg(65536, socket.CMSG_SPACE(4 * 200))
    descriptors = array.array("i")
    for _, _, data in ancillary:
        descriptors.frombytes(data[: len(data) - len(data) % descriptors.itemsize])
    parcel = json.loads(head)
    connection.sendall(b"+")
    os.dup2(connection.fileno(), HIGH - 1)
    received = b""
    while len(received) < parcel["size"]:
        received += os.read(HIGH - 1, 1 << 20)
    moved = [fcntl.fcntl(number, fcntl.F_DUPFD, HIGH) for number in descriptors]
    for number, wanted in zip(moved, parcel["descriptors"]):
        os.dup2(number, wanted)
    sys.path.insert(0, parcel["folder"])
    process.current_process()._inheriting = True  # type: ignore[attr-defined]
    ForkingPickler.loads(received)
    return ""


if __name__ == "__main__":
    serve(sys.argv[1])
