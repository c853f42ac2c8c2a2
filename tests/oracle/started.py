"""Really start the workers of a case: build its loader and go through it once.

    python -m oracle.started NAME

Prints "arrived", or what went wrong. What no worker can send back makes the loader wait for ever: hence the
limit. What is expected to arrive may take longer, on a machine that is busy.
"""

from __future__ import annotations

import importlib
import sys
import warnings
from typing import Any

from oracle.marks import Case, all_cases
from torch.utils.data import DataLoader

TIME_LIMIT = 12
"""Seconds that the loader waits for a batch."""


def loader_of(case: Case) -> Any:
    """The loader that a case makes, with spawned workers and a time limit."""
    made = importlib.import_module(case.module).make()
    loader = made if isinstance(made, DataLoader) else DataLoader(made, num_workers=1, collate_fn=list)
    assert loader.num_workers > 0
    loader.multiprocessing_context = "spawn"
    loader.timeout = TIME_LIMIT if case.expected else 10 * TIME_LIMIT
    return loader


def main() -> None:
    (case,) = [each for each in all_cases() if each.name == sys.argv[1]]
    sys.path.insert(0, str(case.root))
    warnings.simplefilter("ignore")
    try:
        for _ in loader_of(case):
            pass
    except Exception as error:
        print(f"{type(error).__name__}: {error}".strip().splitlines()[0])
    else:
        print("arrived")


if __name__ == "__main__":
    main()
