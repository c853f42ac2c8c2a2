"""What an annotation promises may be the form of a type that pickles: then nothing is told of it."""

from __future__ import annotations

import pytest
from loaders.expecting import PRELUDE as COMMON, check

QUIET = {
    "a parameter": """
        class Tasks(Dataset):
            def __init__(self, logger: logging.Logger):
                self.logger = logger
                self.logger.info("ready")
                self.child = logger.getChild("rows")
    """,
    "one that may be left out": """
        class Tasks(Dataset):
            def __init__(self, log: "logging.Logger | None" = None, other: Optional[Logger] = None):
                self.log = log or logging.getLogger(__name__)
                self.other = other
    """,
    "a field": """
        @dataclass
        class Tasks(Dataset):
            log: logging.Logger
            size: int = 3
    """,
    "an assertion": """
        class Tasks(Dataset):
            def __init__(self, log):
                assert isinstance(log, logging.Logger)
                self.log = log
    """,
    "of what collates": """
        class Collate:
            def __init__(self, log: Logger):
                self.log = log
            def __call__(self, batch):
                return batch
        def feed(log: Logger, data):
            return DataLoader(data, num_workers=2, collate_fn=Collate(log))
    """,
    "a function, which may be one of a module": """
        class Tasks(Dataset):
            def __init__(self, prepare: types.FunctionType):
                self.prepare = prepare
    """,
    "a file, which may be one in memory": """
        class Tasks(Dataset):
            def __init__(self, file: io.IOBase):
                self.file = file
    """,
}
BAD = {
    "made by hand": """
        class Tasks(Dataset):
            def __init__(self, log: logging.Logger):
                self.log = logging.Logger("rows")  # PV004 self.log
    """,
    "given one made by hand": """
        class Tasks(Dataset):
            def __init__(self, log: logging.Logger):
                self.log = log
        tasks = Tasks(logging.Logger("rows"))  # PV004 self.log
    """,
    "a handler": """
        class Tasks(Dataset):
            def __init__(self, handler: logging.Handler):
                self.handler = handler  # PV004 self.handler
    """,
    "what no file in memory is": """
        class Tasks(Dataset):
            def __init__(self, file: io.TextIOWrapper):
                self.file = file  # PV005 self.file
    """,
    "a module": """
        class Tasks(Dataset):
            def __init__(self, settings: types.ModuleType):
                self.settings = settings  # PV006 self.settings
    """,
}
IMPORTS = """
import io, logging, types
from dataclasses import dataclass
from logging import Logger
from typing import Optional
"""
PRELUDE = COMMON + IMPORTS


@pytest.mark.parametrize("source", QUIET.values(), ids=QUIET)
def test_a_type_with_a_form_that_pickles(source: str) -> None:
    check(source, prelude=PRELUDE)


@pytest.mark.parametrize("source", BAD.values(), ids=BAD)
def test_the_form_that_fails(source: str) -> None:
    check(source, prelude=PRELUDE)
