"""What to detect, and how far away."""

from __future__ import annotations


class DetectionConfig:
    """Read from JSON in a real project, and passed to whatever needs the names of the classes."""

    def __init__(self, class_range: dict[str, int], min_points: int = 1) -> None:
        self.class_range = class_range
        self.min_points = min_points
        self.class_names = self.class_range.keys()
