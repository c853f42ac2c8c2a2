"""The live twin: given a real object, the paths to what a spawned worker can't receive."""

from __future__ import annotations

from flake8_pickle_views.runtime.unpicklable import Unpicklable
from flake8_pickle_views.runtime.walk import find_unpicklable

__all__ = ["Unpicklable", "find_unpicklable"]
