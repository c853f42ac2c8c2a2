"""What the call of a name gave that no fact describes and whose source was not read: asked where the value is kept.

Evaluation leaves such values alone, so that the question is put only for those that pickle would meet.
"""

from __future__ import annotations

import functools
import os
import sysconfig

from flake8_pickle_views.evaluation import library
from flake8_pickle_views.evaluation.run import Frame, Run
from flake8_pickle_views.evaluation.values import Ref, Value
from flake8_pickle_views.source import project

ASKS = 4
"""Names that are asked about for one file."""


def unexplained(run: Run, ref: Ref, frame: Frame) -> Value | None:
    """A value in the place of an object that nobody knows, if it is one of a kind that pickle refuses."""
    qualname = run.facts.canonical(run.made_by.get(ref.place, ""))
    roots = _roots(run.project.roots)
    asked = run.budget.asked
    if not _is_there(qualname.partition(".")[0], roots) or (len(asked) >= ASKS and qualname not in asked):
        return None
    asked.add(qualname)
    from flake8_pickle_views.source import inference

    expression = inference.result_of(qualname, roots)
    fact = run.facts.type(expression)
    if expression not in (inference.GENERATOR, inference.VIEW) and (fact is None or fact.pickles is not False):
        return None
    site = run.store.get(ref.place).site
    making = Frame(site.module, frame.place, statement=site.node)
    return library.produce(run, expression, site.node, making, what=f"{'.'.join(qualname.split('.')[-2:])}()")


@functools.lru_cache(maxsize=64)
def _roots(roots: tuple[str, ...]) -> tuple[str, ...]:
    return (sysconfig.get_path("stdlib"), *project.installed(roots))


@functools.lru_cache(maxsize=512)
def _is_there(package: str, roots: tuple[str, ...]) -> bool:
    """Is there source to ask about? Only then is astroid worth its import."""
    places = [os.path.join(root, package) for root in roots] if package else []
    return any(os.path.isfile(f"{place}.py") or os.path.isdir(place) for place in places)
