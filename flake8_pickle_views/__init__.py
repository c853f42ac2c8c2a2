"""A flake8 plugin that finds the values that keep a PyTorch Dataset from reaching its workers."""

__version__ = "0.1.0"
