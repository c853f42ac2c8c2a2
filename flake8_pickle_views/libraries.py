"""Which names are a library's: facts describe them, and neither its source nor a folder named like it is asked."""

from __future__ import annotations

import sys

from flake8_pickle_views.facts.tables import Facts
from flake8_pickle_views.source.modules import Module
from flake8_pickle_views.source.project import Project


class Libraries:
    """Answers for one linted file."""

    def __init__(self, project: Project, facts: Facts, linted: Module) -> None:
        self._project = project
        self._facts = facts
        self._linted = linted
        self._known: dict[str, bool] = {}

    def __call__(self, dotted: str) -> bool:
        """Is this a name of a library with facts? Then neither its source nor a folder named like it is asked.

        Where the library itself is linted, only the names that facts describe are.
        """
        known = self._known.get(dotted)
        if known is None:
            known = self._known[dotted] = self._is_library(dotted)
        return known

    def _is_library(self, dotted: str) -> bool:
        top = dotted.partition(".")[0]
        own = self._linted.name
        if own.partition(".")[0] == top and "." in own:
            return self._facts.knows(dotted)
        if self._facts.reads_source(top) and self._project.module(top) is not None:
            return False
        return self._facts.covers(top) and not self._is_shadowed(dotted)

    def _is_shadowed(self, dotted: str) -> bool:
        """Is this the project's own: a `datasets` folder of its own, say, of which the tables know no such name?"""
        top = dotted.partition(".")[0]
        if top in sys.stdlib_module_names or self._facts.leads_on(dotted):
            return False
        outer, _, name = dotted.rpartition(".")
        if self._project.own_module(dotted) is not None:
            return True
        module = self._project.own_module(outer) if outer else None
        return module is not None and module.binds(name)
