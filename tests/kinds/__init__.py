"""Tests of the kinds: their documentation, their examples, what each says of a value."""
