from __future__ import annotations

import importlib.util
import json
import os
import pathlib
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest
from oracle.marks import all_cases

TESTS = pathlib.Path(__file__).resolve().parent.parent
NEEDED = ("torch", "numpy", "pandas", "h5py", "lmdb")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    for item in items:
        if TESTS / "oracle" in item.path.parents:
            item.add_marker(pytest.mark.oracle)
            if missing and "CI" not in os.environ:  # there they fail
                item.add_marker(pytest.mark.skip(reason=f"needs {', '.join(missing)}"))


@pytest.fixture(scope="session")
def environment() -> dict[str, str]:
    """An environment in which a child process finds the package and the oracle."""
    search_path = os.pathsep.join([str(TESTS.parent), str(TESTS)])
    return {**os.environ, "PYTHONPATH": search_path, "PYTHONWARNINGS": "ignore"}


@pytest.fixture(scope="session")
def verdicts(
    tmp_path_factory: pytest.TempPathFactory, environment: dict[str, str]
) -> Iterator[dict[str, Any]]:
    """What Python says of every case, by name."""
    folder = tmp_path_factory.mktemp("oracle")
    address = folder / "socket"
    command = [sys.executable, "-m", "oracle.receiver", str(address)]
    nowhere = subprocess.DEVNULL
    receiver = subprocess.Popen(command, cwd=folder, env=environment, stdout=nowhere, stderr=nowhere)
    try:
        deadline = time.monotonic() + 120
        while not address.exists():
            assert receiver.poll() is None and time.monotonic() < deadline, "the receiver did not start"
            time.sleep(0.05)
        names = [case.name for case in all_cases()]
        command = [sys.executable, "-m", "oracle.sender", str(address), *names]
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=900
        )
        assert done.returncode == 0, done.stderr[-4000:]
        rows = map(json.loads, done.stdout.splitlines())
        yield {row["case"]: row for row in rows}
    finally:
        receiver.kill()
        receiver.wait()
