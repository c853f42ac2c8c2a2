"""One file a kind of value that pickle refuses."""
