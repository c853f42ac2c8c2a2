from __future__ import annotations

import argparse
import ast
import logging
import subprocess
import sys
import types
from collections.abc import Callable, Sequence

import pytest
from flake8.exceptions import ExecutionError

import flake8_pickle_views
from flake8_pickle_views import plugin
from flake8_pickle_views.finding import Finding
from flake8_pickle_views.options import Options

SOURCE = "class Boxes(Dataset):\n    def __init__(self, d):\n        self.names = d.keys()\n"
PLAIN = "print('nothing to do with it')\n"

Replace = Callable[[Callable[[], Sequence[Finding]]], None]


def run(source: str = SOURCE) -> list[tuple[int, int, str, type[plugin.PickleViews]]]:
    return list(plugin.PickleViews(ast.parse(source), "boxes.py", source.splitlines(keepends=True)).run())


@pytest.fixture
def replace(monkeypatch: pytest.MonkeyPatch) -> Replace:
    """Put another function in the place of the analysis."""

    def replace_analysis(function: Callable[[], Sequence[Finding]]) -> None:
        stub = types.ModuleType("flake8_pickle_views.analysis")
        vars(stub)["analyse"] = lambda *_: function()
        monkeypatch.setitem(sys.modules, stub.__name__, stub)

    return replace_analysis


def raising(error: BaseException) -> Callable[[], Sequence[Finding]]:
    def fail() -> Sequence[Finding]:
        raise error

    return fail


def never() -> Sequence[Finding]:
    raise AssertionError("the analysis ran")


def test_what_flake8_gets(replace: Replace) -> None:
    replace(lambda: [Finding(3, 8, "PV001", "self.names", "self.names is a view")])
    assert run() == [(3, 8, "PV001 self.names is a view", plugin.PickleViews)]


@pytest.mark.parametrize(
    "error", [ValueError("x"), RecursionError(), SyntaxError("x"), AssertionError(), OSError()]
)
def test_a_fault_yields_nothing_and_is_logged(
    replace: Replace, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    monkeypatch.delenv(plugin.RAISE)
    replace(raising(error))
    with caplog.at_level(logging.DEBUG, "flake8.pickle_views"):
        assert run() == []
    assert [record.getMessage() for record in caplog.records] == ["the analysis of boxes.py failed"]


def test_the_tests_see_faults(replace: Replace) -> None:
    replace(raising(ZeroDivisionError()))
    with pytest.raises(ZeroDivisionError):
        run()


@pytest.mark.parametrize("error", [MemoryError, KeyboardInterrupt, SystemExit])
def test_what_must_end_the_run_does(
    replace: Replace, monkeypatch: pytest.MonkeyPatch, error: type[BaseException]
) -> None:
    monkeypatch.delenv(plugin.RAISE)
    replace(raising(error()))
    with pytest.raises(error):
        run()


def test_a_file_that_can_not_matter_is_not_analysed(replace: Replace) -> None:
    replace(never)
    assert run(PLAIN) == []


def test_nothing_is_analysed_when_no_code_is_selected(
    replace: Replace, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace(never)
    monkeypatch.setattr(plugin.PickleViews, "options", Options(selected=False))
    assert run() == []


def test_a_bad_option_is_flake8s_own_error() -> None:
    with pytest.raises(
        ExecutionError, match=r"^flake8-pickle-views: --pv-target-version: expected a version"
    ):
        plugin.PickleViews.parse_options(argparse.Namespace(pv_target_version="2.7"))


def test_name_and_version() -> None:
    assert plugin.PickleViews.name == "flake8-pickle-views"
    assert plugin.PickleViews.version == flake8_pickle_views.__version__


@pytest.mark.parametrize("source, expected", [(PLAIN, "[]"), (SOURCE, "['flake8_pickle_views.analysis']")])
def test_the_analysis_is_imported_for_the_first_file_that_may_matter(source: str, expected: str) -> None:
    script = f"""
import ast, sys
from flake8_pickle_views.plugin import PickleViews
source = {source!r}
list(PickleViews(ast.parse(source), "x.py", [source]).run())
names = "flake8_pickle_views.analysis", "astroid", "tomllib", "tomli"
print([name for name in names if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert done.stdout.startswith(expected[:-1]), done.stderr
    assert source == SOURCE or done.stdout.strip() == expected
