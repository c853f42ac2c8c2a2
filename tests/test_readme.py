"""The README says what is so."""

from __future__ import annotations

import argparse
import os
import pathlib
import re
import subprocess
import sys
from typing import Any

import pytest
from conftest import FLAKE8

from flake8_pickle_views import options
from flake8_pickle_views.kinds.all import KINDS

ROOT = pathlib.Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text()
COMMANDS = re.findall(r"^```bash\n(.*?)\n```$", README, re.MULTILINE | re.DOTALL)
SESSION = re.search(r"^```console\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def test_there_are_two_commands() -> None:
    assert len(COMMANDS) == 2
    assert all("\n" not in command for command in COMMANDS)


def test_the_table_of_codes_is_made_of_the_kinds_docstrings() -> None:
    rows = [f"| `PVx{kind.digits}` | {kind.doc.strip().splitlines()[0].rstrip('.')} |\n" for kind in KINDS]
    expected = "| code | what |\n|---|---|\n" + "".join(rows)
    assert expected in README, f"the table should be\n\n{expected}"


def test_the_session_is_real() -> None:
    assert SESSION is not None
    _, shown = SESSION[1].split("$ flake8 --select=PV examples\n")
    done = subprocess.run(
        [str(FLAKE8), "--select=PV", "examples"], cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout == shown, f"the session should show\n\n{done.stdout}"


@pytest.mark.oracle
def test_the_example_dies_with_workers_alone() -> None:
    if "CI" not in os.environ:  # there it fails
        pytest.importorskip("torch")
        pytest.importorskip("lmdb")

    def train(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-W", "ignore", "train.py", *arguments]
        return subprocess.run(command, cwd=ROOT / "examples", capture_output=True, text=True, timeout=300)

    assert train().returncode == 0
    died = train("--workers")
    assert died.returncode == 1
    assert died.stderr.splitlines()[-1] == "TypeError: cannot pickle 'dict_keys' object"


def test_every_option_is_in_the_table() -> None:
    declared: list[str] = []

    class Manager:
        def add_option(self, long_option_name: str, /, **_: Any) -> None:
            declared.append(long_option_name)

    options.add_options(Manager())
    assert re.findall(r"^\| `(--pv-[a-z-]+)` \| `[a-z-]+` \|", README, re.MULTILINE) == declared
    keys = re.findall(r"^\| `--pv-[a-z-]+` \| `([a-z-]+)` \|", README, re.MULTILINE)
    assert [f"--pv-{key}" for key in keys] == declared


def test_the_example_of_the_configuration_is_accepted(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = next(
        block for block in re.findall(r"^```toml\n(.*?)^```$", README, re.M | re.S) if "pickle-views" in block
    )
    (tmp_path / "project").mkdir()
    (tmp_path / "shared" / "src").mkdir(parents=True)
    (tmp_path / "project" / "pyproject.toml").write_text(text)
    monkeypatch.chdir(tmp_path / "project")
    selection = dict.fromkeys(("select", "extend_select", "ignore", "extend_ignore"))
    namespace = argparse.Namespace(**selection, extended_default_select=["PV"], extended_default_ignore=[])
    assert options.Options.from_flake8(namespace).target_version == (3, 11)
