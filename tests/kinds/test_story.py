"""Each kind's docstring is its documentation: complete, readable, with examples that stand on their own."""

from __future__ import annotations

import ast

import pytest

from flake8_pickle_views.kinds.all import KINDS
from flake8_pickle_views.kinds.kind import Kind
from flake8_pickle_views.kinds.story import HEADINGS, example, sections, summary

every_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
both_examples = pytest.mark.parametrize("heading", ["Bad", "Good"])


@every_kind
def test_summary_names_the_kind_and_fits_a_table(kind: Kind) -> None:
    title, colon, rest = summary(kind.doc).partition(": ")
    assert title.lower() == kind.name
    assert colon and rest.endswith(".")
    assert len(summary(kind.doc)) <= 110


@every_kind
def test_all_headings_in_order_and_none_empty(kind: Kind) -> None:
    found = sections(kind.doc)
    assert tuple(found) == HEADINGS
    assert all(found.values())


@every_kind
@both_examples
def test_example_is_a_module_with_a_dataset_and_a_way_to_make_it(kind: Kind, heading: str) -> None:
    tree = ast.parse(example(kind.doc, heading))
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    bases = [ast.unparse(base) for node in tree.body if isinstance(node, ast.ClassDef) for base in node.bases]
    assert "make" in names
    assert {"Dataset", "IterableDataset"} & set(bases)


@every_kind
def test_good_example_differs_from_the_bad_one(kind: Kind) -> None:
    assert example(kind.doc, "Bad") != example(kind.doc, "Good")


@every_kind
def test_references_are_addresses(kind: Kind) -> None:
    lines = sections(kind.doc)["References"].splitlines()
    assert all(line.startswith("- https://") for line in lines)


@every_kind
def test_exactly_one_block_a_heading(kind: Kind) -> None:
    assert {title for title, text in sections(kind.doc).items() if "```" in text} == {"Bad", "Good"}
    assert kind.doc.count("```python") == 2


def test_a_section_without_code_is_an_error() -> None:
    with pytest.raises(ValueError, match="no python block under 'Bad'"):
        example("Title: text.\n\n## Bad\nwords\n", "Bad")
