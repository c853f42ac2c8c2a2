"""Who receives the samples of a dataset's class: the loaders of the file, or another class of it."""

from __future__ import annotations

import ast

from flake8_pickle_views import departures, loaders
from flake8_pickle_views.evaluation import definitions
from flake8_pickle_views.evaluation.run import Construction, Run
from flake8_pickle_views.evaluation.values import NONE, Class

DEFAULT = "default"
CUSTOM = "custom"


class Receivers:
    """What the loaders of one file tell of the classes whose samples they collate."""

    def __init__(self, tree: ast.Module) -> None:
        self._tree = tree
        self._collates: dict[ast.ClassDef, set[str]] = {}

    def note(self, run: Run, made: Construction, has_workers: bool) -> None:
        """Remember how a loader collates what the class of its dataset gives."""
        dataset = loaders.argument(made, "dataset")
        cls = departures.plain_class(run, dataset) if dataset is not None else None
        for each in definitions.mro(run, cls) if cls is not None else ():
            if isinstance(each, Class):
                self._collates.setdefault(each.node, set()).update({_collates(made)} if has_workers else ())

    def refuse(self, cls: ast.ClassDef) -> bool:
        """Is it sure that samples of this class are not sent back as they are?

        No loader of the file that takes it has workers, or another class may use them first.
        """
        if cls in self._collates:
            return not self._collates[cls]
        return any(
            isinstance(inner, ast.Name) and inner.id == cls.name
            for node in ast.walk(self._tree)
            if isinstance(node, ast.ClassDef) and node is not cls
            for inner in ast.walk(node)
        )

    def mistake(self, cls: ast.ClassDef | None) -> str:
        """What happens to such a sample, or (without a class) to such a batch."""
        collates = {CUSTOM} if cls is None else self._collates.get(cls, set())
        if CUSTOM in collates:
            return "which a worker can't send back, so that the loader waits for ever"
        if DEFAULT in collates:
            return "which the default collate_fn refuses"
        return "which the default collate_fn refuses, and with another the loader waits for ever"


def _collates(made: Construction) -> str:
    """A loader's way: without a batch size nothing refuses a sample before it is sent."""
    collate = loaders.argument(made, "collate_fn")
    batch = loaders.argument(made, "batch_size")
    given = collate is not None and collate != NONE
    open_ended = made.arguments.more_keywords or made.arguments.more_positional
    return CUSTOM if given or batch == NONE or (open_ended and collate is None) else DEFAULT
