"""Does another file tell it already? Of what is made in a function there that the linted file calls."""

from __future__ import annotations

from collections.abc import Callable

from flake8_pickle_views.evaluation import calls, construction
from flake8_pickle_views.evaluation.run import Arguments, Construction, Frame, Run
from flake8_pickle_views.source.modules import Module

IsBad = Callable[[Construction, "list[Construction]"], bool]
"""Of one of all the objects that were made: is it bad?"""


def is_told(run: Run, made: Construction, linted: Module, is_bad: IsBad) -> bool:
    """Would what a function of another file makes be bad whatever the function was called with?

    Then that file says so, being read with nothing known of the arguments; else it is what is said here that
    makes it bad. Where no function of that file stands in between nothing is known, and it is taken to be told.
    """
    frame = _entrance(made, linted)
    if frame is None or frame.function is None or frame.parent is None:
        return True
    before, since = run.store, len(run.constructions)
    run.store = before.fork()
    try:
        receiver = construction.receiver(run, frame.function, frame.parent)
        arguments = Arguments(receiver, more_positional=True, more_keywords=True)
        calls.invoke(run, frame.function, arguments, frame.function.node, frame.parent)
        again = run.constructions[since:]
        return any(is_bad(each, again) for each in again if each.call is made.call)
    finally:
        run.store = before
        del run.constructions[since:]


def _entrance(made: Construction, linted: Module) -> Frame | None:
    """The function through which the linted file enters the one that makes it."""
    frame = made.frame
    while frame is not None and frame.parent is not None and frame.parent.module is not linted:
        frame = frame.parent
    return frame
