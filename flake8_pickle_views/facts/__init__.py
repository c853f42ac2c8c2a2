"""What libraries give and what pickles, as data."""
