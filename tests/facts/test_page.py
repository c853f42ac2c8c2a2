from __future__ import annotations

from pathlib import Path

from flake8_pickle_views.facts.page import page

PAGE = Path(__file__).parents[2] / "docs" / "types.md"


def test_the_page_says_what_the_tables_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m flake8_pickle_views.facts.page > docs/types.md"
