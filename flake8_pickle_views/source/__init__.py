"""Modules and names by path. Nothing is imported, nothing is run."""
