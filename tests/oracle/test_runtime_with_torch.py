"""What the live twin says of tensors, and what it leaves as it was."""

from __future__ import annotations

import json
import subprocess
import sys
import textwrap
from typing import Any

import pytest


@pytest.fixture
def paths(environment: dict[str, str]) -> Any:
    """Evaluate code that binds `value` in a fresh process, and give the paths and kinds found in it."""

    def find(code: str) -> Any:
        script = textwrap.dedent(code) + (
            "\nimport json\nfrom flake8_pickle_views.runtime import find_unpicklable\n"
            "print(json.dumps([(leaf.path, leaf.kind) for leaf in find_unpicklable(value)]))\n"
        )
        command = [sys.executable, "-c", script]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout.splitlines()[-1])

    return find


def test_tensors_are_judged_and_not_moved(paths: Any) -> None:
    code = """
        import atexit, torch
        leaf = torch.ones(2, requires_grad=True)
        value = {"leaf": leaf, "plain": torch.ones(3), "grown": leaf * 2, "net": torch.nn.Linear(2, 2)}
        def check():
            assert not any(t.is_shared() for t in (*value["net"].parameters(), leaf, value["plain"]))
        from flake8_pickle_views.runtime import find_unpicklable
        find_unpicklable(value)
        check()
    """
    assert paths(code) == [["self['grown']", "10"]]


def test_fresh_storages_are_found_wherever_they_are_made(paths: Any) -> None:
    code = """
        import torch
        class Cloned:
            def __init__(self):
                self.x = torch.ones(2)
            def __getstate__(self):
                return {"x": self.x.clone()}
        value = [torch.Generator(), Cloned(), torch.ones(2)]
    """
    assert paths(code) == [["self[0]", "10"], ["self[1].x", "10"]]


def test_fresh_storages_arrive_through_the_file_system(paths: Any) -> None:
    code = """
        import torch
        torch.multiprocessing.set_sharing_strategy("file_system")
        value = [torch.Generator()]
    """
    assert paths(code) == []


def test_paths_lead_through_modules_as_their_users_write_them(paths: Any) -> None:
    code = """
        import torch
        net = torch.nn.Sequential(torch.nn.Linear(1, 1))
        net[0].scale = lambda v: v
        value = net
    """
    assert paths(code) == [["self[0].scale", "03"]]
