from __future__ import annotations

import os
import pathlib
import subprocess
import sysconfig
from collections.abc import Callable, Mapping

import pytest

from flake8_pickle_views import plugin

# The guard in `run()` would hide faults of the analysis; flake8 started from a test inherits this.
os.environ[plugin.RAISE] = "1"

FLAKE8 = pathlib.Path(sysconfig.get_path("scripts"), "flake8")

Flake8 = Callable[..., "subprocess.CompletedProcess[str]"]
Write = Callable[[Mapping[str, str]], pathlib.Path]


@pytest.fixture
def write(tmp_path: pathlib.Path) -> Write:
    """Write a project's files, by their paths in it; give its folder."""

    def write_files(files: Mapping[str, str]) -> pathlib.Path:
        for name, text in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return tmp_path

    return write_files


@pytest.fixture
def flake8(tmp_path: pathlib.Path) -> Flake8:
    """Run the real flake8 executable in the project's folder."""

    def run(*arguments: str, stdin: str | None = None, folder: str = ".") -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [str(FLAKE8), *arguments],
            cwd=tmp_path / folder,
            input=stdin,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert done.stderr == ""
        return done

    return run
