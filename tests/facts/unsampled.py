"""Rows with a verdict that no sample checks, and why: whole packages, or single types."""

UNSAMPLED: dict[str, str] = {}
