"""The arguments of a library's callable by the parameters that a fact names."""

from __future__ import annotations

from flake8_pickle_views.evaluation.run import Arguments
from flake8_pickle_views.evaluation.values import Value
from flake8_pickle_views.facts.model import CallFact


def by_name(fact: CallFact, arguments: Arguments) -> dict[str, Value]:
    """Arguments by the names that a fact gives its parameters, those of `*rest` and `**more` apart."""
    bound: dict[str, Value] = dict(arguments.keywords)
    for index, parameter in enumerate(fact.params):
        if not parameter.startswith("*") and index < len(arguments.positional):
            bound[parameter] = arguments.positional[index]
    return bound


def rest(fact: CallFact, arguments: Arguments, parameter: str) -> list[Value]:
    """The positional arguments that `*rest` takes."""
    start = fact.params.index(parameter) if parameter in fact.params else 0
    return arguments.positional[start:]


def of_parameter(fact: CallFact, arguments: Arguments, bound: dict[str, Value], parameter: str) -> list[Value]:
    """What is given for a parameter: of `*rest` and `**more` each one."""
    if parameter.startswith("**"):
        return list(arguments.keywords.values())
    if parameter.startswith("*"):
        return rest(fact, arguments, parameter)
    return [bound[parameter]] if parameter in bound else []
