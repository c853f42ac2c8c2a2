"""One pass over a tiny database. Without workers it runs; with spawned workers it dies before the first batch.

    python train.py             # no workers
    python train.py --workers   # two, spawned as on macOS, on Windows, and on Linux from Python 3.14
"""

from __future__ import annotations

import json
import sys
import tempfile

import lmdb
import torch
from torch.utils.data import DataLoader

from drive.config import DetectionConfig
from drive.dataset import SceneDataset


def write_scenes(root: str) -> None:
    with lmdb.open(root) as env, env.begin(write=True) as transaction:
        for number in range(8):
            scene = [{"name": "car", "distance": 5 * number}, {"name": "pedestrian", "distance": 8 * number}]
            transaction.put(b"scene-%d" % number, json.dumps(scene).encode())


def main() -> None:
    workers = 2 if "--workers" in sys.argv else 0
    with tempfile.TemporaryDirectory() as root:
        write_scenes(root)
        config = DetectionConfig({"car": 50, "pedestrian": 40})
        scenes = SceneDataset(root, config, augment=lambda counts: counts + 0.01 * torch.rand_like(counts))
        loader = DataLoader(
            scenes, batch_size=4, num_workers=workers, multiprocessing_context="spawn" if workers else None
        )
        for batch in loader:
            print(batch.shape)


if __name__ == "__main__":
    main()
