"""A dataset that something like a dataset makes for each index is a sample of it."""

from __future__ import annotations

from loaders.expecting import check, findings

TASKS = """
    class Tasks:
        def __init__(self, files):
            self.files = files{length}
        def {method}(self, index):
            return Rows([lambda row: row]){mark}
"""
LENGTH = "\n        def __len__(self):\n            return len(self.files)"


def test_with_a_length_it_is_indexed_by_workers() -> None:
    assert findings(TASKS.format(length=LENGTH, method="__getitem__", mark="")) == []


def test_other_methods_and_plain_tables_of_datasets_are_not() -> None:
    mark = "  # PV003 self.rows[0]"
    check(TASKS.format(length=LENGTH, method="build", mark=mark))
    check(TASKS.format(length="", method="__getitem__", mark=mark))
