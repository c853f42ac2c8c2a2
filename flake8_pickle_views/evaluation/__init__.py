"""Running constructions on abstract values."""
