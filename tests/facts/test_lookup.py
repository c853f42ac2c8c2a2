"""Facts are found by name: through aliases, bases, versions and the user's own types."""

from __future__ import annotations

import pytest

from flake8_pickle_views.facts.tables import Facts
from flake8_pickle_views.facts.versions import includes

FACTS = Facts((3, 12))


def test_alias_of_a_name() -> None:
    assert FACTS.canonical("h5py._hl.files.File") == "h5py.File"


def test_alias_of_a_module_carries_its_members() -> None:
    assert FACTS.canonical("torch.multiprocessing.Queue") == "multiprocessing.Queue"


def test_alias_of_a_class_carries_its_methods() -> None:
    assert FACTS.canonical("pathlib.PosixPath.open") == "pathlib.Path.open"


def test_alias_of_an_alias() -> None:
    assert FACTS.canonical("typing_extensions.Dict") == "builtins.dict"


def test_unknown_name_is_its_own() -> None:
    assert FACTS.canonical("project.module.Name") == "project.module.Name"
    assert FACTS.type("project.module.Name") is None
    assert FACTS.call("project.module.Name") is None
    assert FACTS.value("project.module.name") == ""


def test_private_module_is_in_the_file_of_the_public_one() -> None:
    row = FACTS.type("_io.TextIOWrapper")
    assert row is not None and row.name == "io.TextIOWrapper"


def test_type_inherits_behaviour_and_verdict() -> None:
    row = FACTS.type("h5py.File")
    assert row is not None
    assert row.methods["create_dataset"] == "h5py.Dataset"
    assert row.methods["keys"] == "h5py.KeysViewHDF5"
    assert (row.pickles, row.kind, row.label) == (False, "05", "an HDF5 file")
    timer = FACTS.type("threading.Timer")
    assert timer is not None and (timer.pickles, timer.kind) == (False, "04")


@pytest.mark.parametrize(("target", "pickles"), [((3, 13), True), ((3, 14), False)])
def test_verdict_depends_on_the_target_version(target: tuple[int, int], pickles: bool) -> None:
    row = Facts(target).type("itertools.chain")
    assert row is not None and row.pickles is pickles


@pytest.mark.parametrize(
    ("versions", "target", "expected"),
    [
        ("", (3, 12), True),
        (">=3.14", (3, 13), False),
        (">=3.9", (3, 10), True),
        ("<3.12", (3, 9), True),
        ("!=3.13", (3, 13), False),
        (">=3.8, <3.11", (3, 11), False),
    ],
)
def test_version_ranges(versions: str, target: tuple[int, int], expected: bool) -> None:
    assert includes(versions, target) is expected


def test_type_without_a_call_row_gives_its_instances() -> None:
    fact = FACTS.call("threading.Lock")
    assert fact is not None and fact.returns == "threading.Lock"


def test_call_of_a_class_gives_its_instances_by_default() -> None:
    fact = FACTS.call("torchvision.transforms.Compose")
    assert fact is not None
    assert (fact.returns, fact.holds) == ("torchvision.transforms.Compose", {"transforms": "transforms"})


def test_method_of_a_base() -> None:
    fact = FACTS.method("geopandas.GeoDataFrame", "itertuples")
    assert fact is not None
    assert fact.when == {"name=None": "generator[tuple]"}
    assert FACTS.method("geopandas.GeoDataFrame", "no_such_method") is None
    assert FACTS.method("project.Class", "method") is None


def test_plain_method() -> None:
    fact = FACTS.method("sqlite3.Connection", "cursor")
    assert fact is not None and fact.returns == "sqlite3.Cursor"


def test_value() -> None:
    assert FACTS.value("sys.stdout") == "io.TextIOWrapper"


@pytest.mark.parametrize(
    ("package", "covered"), [("h5py", True), ("builtins", True), ("colorsys", True), ("project", False)]
)
def test_covers(package: str, covered: bool) -> None:
    assert FACTS.covers(package) is covered


def test_user_types() -> None:
    facts = Facts((3, 12), unpicklable=["pkg.Handle", "pkg.io.*"], picklable=["pkg.io.Good", "h5py.File"])
    names = "pkg.Handle", "pkg.io.Reader", "pkg.io.Good", "h5py.File"
    handle, reader, good, file = map(facts.type, names)
    assert handle is not None and handle.pickles is False and handle.label and handle.remedy and handle.kind
    assert reader is not None and reader.pickles is False
    assert good is not None and good.pickles is True
    assert file is not None and file.pickles is True and file.methods["create_group"] == "h5py.Group"
    made = facts.call("pkg.Handle")
    assert made is not None and made.returns == "pkg.Handle"


def test_users_entry_may_be_an_alias() -> None:
    row = Facts((3, 12), picklable=["h5py._hl.files.File"]).type("h5py.File")
    assert row is not None and row.pickles is True


@pytest.mark.parametrize("entry", ["", ".*", "*", "..", "a b", ".", "pkg.", "é.ü"])
def test_broken_entry_does_no_harm(entry: str) -> None:
    assert Facts((3, 12), [entry], [entry]).type("pkg.Name") is None
