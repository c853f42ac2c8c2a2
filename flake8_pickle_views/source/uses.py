"""What calls do with what they are given, and what they give, as far as their names alone tell."""

from __future__ import annotations

import functools
import re

CONSUMERS = frozenset(
    "list tuple set frozenset sorted len sum min max any all dict join print str repr bool tensor Counter OrderedDict "
    "extend update isinstance load loads safe_load full_load read_csv read_json int float Series DataFrame deque range "
    "round next ModuleList ModuleDict ParameterList ParameterDict".split()
)
"""Calls that use up what they are given, by their last name."""
PASSING = frozenset("enumerate zip map filter reversed iter tqdm islice chain".split())
"""Calls whose result is as used up as they are themselves."""
APPLYING = frozenset("apply applymap sort sorted min max sort_values agg reduce assign groupby".split())
"""Calls that use a function on the spot."""
COLLECTING = frozenset("list tuple set frozenset sorted deque dict next".split())
"""Consumers that keep the elements, or one."""
ELEMENTS = frozenset(("itertuples", "finditer", "scandir"))
"""Methods whose every element is of such a kind."""
VIEWS = frozenset(("keys", "values", "items"))
BOUND = frozenset("acquire release write read readline get put submit send recv execute".split())
"""Methods of handles and locks that are handed on without being called."""
TELLING = frozenset(("keys", "items", "__members__", "requires_grad_"))
MAKERS = frozenset("open memoryview type __import__ iter".split())
CLASS_MAKERS = frozenset("import_module namedtuple NamedTuple make_dataclass Enum IntEnum lru_cache cache".split())
FROM_HANDLES = frozenset(
    "get begin cursor open makefile extractfile require_group require_dataset manual_seed client resource bucket "
    "Bucket Table Object blob get_bucket get_blob get_collection get_database get_paginator pubsub pipeline socket "
    "open_db GetRasterBand GetLayer getroot create_dataset create_group open_input_file".split()
)
"""Methods through which a part of a handle is reached."""
_DRAWING = re.compile(r"(?i)loader|split|assign|sampl|shuffle|perm|choice|^rand|^normal$|^bernoulli$|^multinomial$")
"""Calls that use a generator, a sampler or a batch sampler, and hand none of them on."""
DRAWN_FROM = frozenset(("generator", "sampler", "batch_sampler"))
_STARTS_WORKERS = re.compile(r"(?i)loader|dataset|subset|trainer|process|pool|spawn")
SENT = frozenset("collate_fn worker_init_fn data_collator num_workers".split())
"""Calls, and parameters of calls, whose arguments reach workers though nothing is kept here."""


@functools.lru_cache(maxsize=4096)
def starts_workers(called: str) -> bool:
    """Is this, by its name, a call whose arguments reach workers?"""
    return _STARTS_WORKERS.search(called) is not None


@functools.lru_cache(maxsize=4096)
def is_drawing(called: str) -> bool:
    """Is this, by its name, a call that draws at random, and keeps nothing that it draws with?"""
    return _DRAWING.search(called) is not None
