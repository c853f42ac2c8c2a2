"""Which names of libraries are modules: `functional` of `torch.nn` is one, `Linear` is not."""

from __future__ import annotations

import functools

from flake8_pickle_views.facts.tables import Facts

MODULE = "module"
"""The type expression of a module's attribute that is a module itself."""


def is_module(facts: Facts, qualname: str) -> bool:
    """Is this name one of a module? By a row that says so, else because the tables have members of it alone.

    What is written like a class may be one whose methods the tables have.
    """
    return facts.value(qualname) == MODULE or (qualname.rpartition(".")[2].islower() and _leads_on(facts, qualname))


@functools.lru_cache(maxsize=2048)
def _leads_on(facts: Facts, qualname: str) -> bool:
    name = facts.canonical(qualname)
    return "." in qualname and facts.leads_on(name) and not facts.knows(name)
