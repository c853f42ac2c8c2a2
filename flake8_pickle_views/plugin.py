"""flake8's face: one instance a file, and the one guard around everything."""

from __future__ import annotations

import argparse
import ast
import gc
import logging
import os
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

import flake8_pickle_views
from flake8_pickle_views import gate, options as settings

if TYPE_CHECKING:
    from flake8_pickle_views.finding import Finding

LOG = logging.getLogger("flake8.pickle_views")

RAISE = "FLAKE8_PICKLE_VIEWS_RAISE"
"""Set this environment variable to let faults of the analysis through, as the tests do."""


class PickleViews:
    """Values that keep a PyTorch Dataset from reaching its workers."""

    name = "flake8-pickle-views"
    version = flake8_pickle_views.__version__
    options: ClassVar[settings.Options] = settings.Options()

    def __init__(self, tree: ast.Module, filename: str, lines: Sequence[str]) -> None:
        self._tree = tree
        self._filename = filename
        self._lines = lines

    @staticmethod
    def add_options(manager: settings.OptionManager) -> None:
        """Declare the `--pv-...` options."""
        settings.add_options(manager)

    @classmethod
    def parse_options(cls, options: argparse.Namespace) -> None:
        """Keep the options of this run; flake8 shows an `ExecutionError` as one line."""
        try:
            cls.options = settings.Options.from_flake8(options)
        except settings.BadOption as error:
            from flake8.exceptions import ExecutionError

            raise ExecutionError(f"flake8-pickle-views: {error}") from None

    def run(self) -> Iterator[tuple[int, int, str, type[PickleViews]]]:
        """Yield what flake8 reports. A fault in one file must not end the run of all: it yields nothing."""
        try:
            findings = self._findings()
        except MemoryError:
            raise
        except Exception:
            if os.environ.get(RAISE):
                raise
            LOG.debug("the analysis of %s failed", self._filename, exc_info=True)
            return
        for finding in findings:
            yield finding.line, self._column(finding), finding.text, type(self)

    def _column(self, finding: Finding) -> int:
        """Where a finding starts in its line, in characters: `ast` counts bytes, an editor does not."""
        line = "".join(self._lines[finding.line - 1 : finding.line])
        return len(line.encode()[: finding.column].decode(errors="ignore"))

    def _findings(self) -> Sequence[Finding]:
        """The findings. The garbage collector waits: its passes over all the trees at hand cost more than this."""
        collecting = gc.isenabled()
        gc.disable()
        try:
            if not self.options.selected or not gate.may_matter(self._lines, self._filename, self.options):
                return ()
            # Imported here: most files end at the gate, and then a run never pays for the analysis.
            from flake8_pickle_views.analysis import analyse

            return analyse(self._tree, self._lines, self._filename, self.options)
        finally:
            if collecting:
                gc.enable()
