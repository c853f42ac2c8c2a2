"""What tests make meets a worker only where they say so."""

from __future__ import annotations

import pytest
from loaders.expecting import check, findings

FIXTURE = """
    import pytest
    @pytest.fixture
    def rows():
        return Rows([lambda row: row])
"""
LOADED = """
    def test_loader(rows):
        DataLoader(rows, num_workers=2)
"""
LOCAL = """
    def test_loader():
        class Local(Dataset):
            def __getitem__(self, index):
                return index
        return combined(DataLoader(Local()), DataLoader(Local(), batch_size=2))
"""


@pytest.mark.parametrize("filename", ["tests/helpers.py", "pkg/test_rows.py", "conftest.py", "pkg/tests/rows.py"])
def test_a_fixture_of_a_file_without_workers(filename: str) -> None:
    assert findings(FIXTURE, filename) == []
    assert findings(LOCAL, filename) == []


def test_a_fixture_beside_workers() -> None:
    check(FIXTURE.replace("row])", "row])  # PV003 self.rows[0]") + LOADED, "tests/test_rows.py")


def test_elsewhere_it_is_told() -> None:
    check(FIXTURE.replace("row])", "row])  # PV003 self.rows[0]"), "pkg/latest/rows.py")
