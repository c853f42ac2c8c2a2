"""The other tools of the extra `faces`: started from where these tests run, skipped where they are missing."""

from __future__ import annotations

import importlib.util
import os
import sysconfig
from pathlib import Path

import pytest

SCRIPTS = Path(sysconfig.get_path("scripts"))


def needs(module: str) -> None:
    """Skip a test's module without this tool; under `FACES`, as in CI, fail instead."""
    if importlib.util.find_spec(module) is None:
        if os.environ.get("FACES"):
            pytest.fail(f"{module} is missing, which the extra `faces` installs", pytrace=False)
        pytest.skip(f"{module} is not installed", allow_module_level=True)


def environment(**more: str) -> dict[str, str]:
    """The environment of a user who has activated this virtual environment."""
    return {**os.environ, "PATH": os.pathsep.join((str(SCRIPTS), os.environ.get("PATH", os.defpath))), **more}
