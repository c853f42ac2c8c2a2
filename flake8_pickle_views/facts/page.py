"""The page "does X pickle?", from the tables: `python -m flake8_pickle_views.facts.page > docs/types.md`."""

from __future__ import annotations

from collections.abc import Iterator

from flake8_pickle_views.facts.model import TypeFact
from flake8_pickle_views.facts.rows import files, rows
from flake8_pickle_views.facts.tables import Facts

NEWEST = (3, 99)

_HEAD = """\
# Does it pickle?

Whether an object reaches a spawned worker, by type. "no" is what the plugin reports when a dataset keeps one;
"as what it holds" depends on the contents.
Generated from the plugin's tables: `python -m flake8_pickle_views.facts.page`.
"""


def page() -> str:
    """The whole page, as Markdown."""
    facts = Facts(NEWEST)
    parts = [_HEAD]
    for package in sorted(files(), key=str.lower):
        lines = list(_lines(facts, package))
        if lines:
            measured = rows(package).measured
            parts.append(f"## {package}\n" + (f"\nMeasured with {measured}.\n" if measured else ""))
            parts.append("| type | pickles | write instead |\n|---|---|---|\n" + "\n".join(lines) + "\n")
    return "\n".join(parts)


def _lines(facts: Facts, package: str) -> Iterator[str]:
    for name in sorted(rows(package).types):
        fact = facts.type(name)
        if fact is not None:
            yield f"| `{name}` | {_verdict(fact)} | {fact.remedy} |"


def _verdict(fact: TypeFact) -> str:
    if fact.label and (fact.pickles is False or fact.fails):
        return f"not on Python {fact.fails.replace('|', ' or ')}" if fact.fails else f"no ({fact.label})"
    return "yes" if fact.pickles else "as what it holds"


if __name__ == "__main__":
    print(page(), end="")
