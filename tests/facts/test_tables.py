"""Every table file is well formed, and every row says what a message needs."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from typing import Any

import pytest

from flake8_pickle_views.facts.model import CallFact, TypeFact
from flake8_pickle_views.facts.rows import files, parse, split
from flake8_pickle_views.facts.tables import Facts
from flake8_pickle_views.facts.versions import includes

TYPE_KEYS = {field.name for field in dataclasses.fields(TypeFact)} - {"name"}
CALL_KEYS = {field.name for field in dataclasses.fields(CallFact)} - {"name"}
KINDS = {f"{number:02}" for number in range(1, 12)}
PRIMITIVES = set(
    "list tuple dict set iterator generator view module self unknown str int float bool bytes None".split()
)
OPAQUE: set[str] = set()
"""Types that rows mention and that are left without a row on purpose."""


DOCUMENTS: dict[str, dict[str, Any]] = {
    package: parse(path.read_text(encoding="utf-8")) for package, path in files().items()
}
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


@pytest.mark.parametrize("package", DOCUMENTS)
def test_type_rows_are_complete(package: str) -> None:
    for name, row in DOCUMENTS[package].get("type", {}).items():
        assert set(row) <= TYPE_KEYS, name
        assert row.get("mapping", "abc") in ("dict", "OrderedDict", "abc"), name
        assert "fails" not in row or row.get("pickles") is False, name
        assert includes(row.get("fails", ""), (3, 12)) in (True, False), name
        if row.get("pickles") is not False:
            assert not {"kind", "label", "remedy"} & set(row), name


@pytest.mark.parametrize("package", DOCUMENTS)
def test_what_fails_has_a_kind_a_label_and_a_remedy(package: str) -> None:
    for name in DOCUMENTS[package].get("type", {}):
        row = FACTS.type(name)
        assert row is not None
        if row.pickles is False:
            assert row.kind in KINDS, name
            assert 0 < len(row.label) <= 60 and not row.label.endswith("."), name
            assert 0 < len(row.remedy) <= 80 and not row.remedy.endswith("."), name


@pytest.mark.parametrize("package", DOCUMENTS)
def test_call_rows_are_complete(package: str) -> None:
    for name, row in DOCUMENTS[package].get("call", {}).items():
        assert set(row) <= CALL_KEYS, name
        fact = FACTS.call(name)
        assert fact is not None and fact.returns, name
        assert not any(parameter.startswith("*") for parameter in fact.params[:-1]), name
        named = {*fact.holds, *fact.keeps, *fact.iterates}
        assert {key for key in named if key.startswith("*") and key[1] != "*"} <= set(fact.params), name
        assert not fact.returns.startswith("arg.") or fact.returns[4:] in fact.params, name


def test_types_that_rows_mention_have_rows_or_are_opaque_on_purpose() -> None:
    mentioned = {
        name
        for document in DOCUMENTS.values()
        for row in (*document.get("type", {}).values(), *document.get("call", {}).values())
        for expression in expressions(row)
        for name in names_in(expression)
    }
    mentioned |= {name for row in ALL_TYPES.values() for name in row.get("bases", ())}
    values = (text for document in DOCUMENTS.values() for text in document.get("value", {}).values())
    mentioned |= {name for text in values for name in names_in(text)}
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
