"""The verdict that a measured fact gives, for the kinds that only facts can tell."""

from __future__ import annotations

from flake8_pickle_views.facts.model import TypeFact
from flake8_pickle_views.kinds.kind import Evidence, Verdict


def measured(evidence: Evidence, digits: str, remedy: str) -> Verdict | None:
    """What the fact says, if it says that pickle refuses the value and files it under these digits."""
    fact = evidence.fact
    if fact is None or fact.pickles is not False or fact.kind != digits:
        return None
    return Verdict(fact.label or label(fact), fact.remedy or remedy)


def label(fact: TypeFact) -> str:
    """A readable name for a type whose row has none: "a csv.DictReader object"."""
    name = fact.name.removeprefix("builtins.")
    return f"{article(name)} {name} object"


def article(noun: str) -> str:
    return "an" if noun[:1].lower() in "aeiou" else "a"
