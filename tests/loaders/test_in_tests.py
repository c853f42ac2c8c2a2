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
    function = FIXTURE.replace("    @pytest.fixture\n", "").replace("row])", "row])  # PV003 self.rows[0]")
    check(function, "pkg/latest/rows.py")


def test_a_fixture_is_for_tests_wherever_it_stands() -> None:
    scoped = FIXTURE.replace("fixture\n", "fixture(scope='module')\n")
    assert findings(scoped, "pkg/latest/rows.py") == []
    check(scoped.replace("row])", "row])  # PV003 self.rows[0]") + LOADED, "pkg/latest/rows.py")


def test_options_of_something_else_are_no_loaders() -> None:
    source = """
        def test_empty(settings, elsewhere):
            class Local(Dataset):{mark}
                def __getitem__(self, index):
                    return index
            model = elsewhere.Model(steps=1, **settings)
            {given}
    """
    quiet = source.format(mark="", given="model.fit(Local())")
    assert findings(quiet, "tests/test_rows.py") == []
    check(
        source.format(mark="  # PV007 Local", given="return DataLoader(Local(), **settings)"), "tests/test_rows.py"
    )
