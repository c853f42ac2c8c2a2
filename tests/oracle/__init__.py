"""Every case is also run: what the linter says of it must be what Python says."""
