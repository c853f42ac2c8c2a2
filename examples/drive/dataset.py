"""Scenes in an LMDB database: key -> a class name and a distance."""

from __future__ import annotations

import json
from typing import Any, Callable

import lmdb
import torch
from torch.utils.data import Dataset

from drive.config import DetectionConfig


class SceneDataset(Dataset):
    """The objects of each scene that are near enough to count."""

    def __init__(
        self, root: str, config: DetectionConfig, augment: Callable[[torch.Tensor], torch.Tensor] | None = None
    ) -> None:
        self.config = config
        self.augment = augment
        self.normalise = lambda distance: distance / 50
        self.env = lmdb.open(root, readonly=True, lock=False)
        with self.env.begin() as transaction:
            self.keys = [key for key, _ in transaction.cursor()]

    def __len__(self) -> int:
        return len(self.keys)

    def __getitem__(self, index: int) -> torch.Tensor:
        with self.env.begin() as transaction:
            scene: list[dict[str, Any]] = json.loads(transaction.get(self.keys[index]))
        near = [found for found in scene if found["distance"] <= self.config.class_range[found["name"]]]
        counts = torch.zeros(len(self.config.class_names))
        for found in near:
            counts[list(self.config.class_names).index(found["name"])] += self.normalise(found["distance"])
        return self.augment(counts) if self.augment else counts
