from torch.utils.data import DataLoader

from batching import Processor
from embed import Embeddings

SAMPLE = [-1, -2]


HOLDS = "collate_fn"


def make():
    return DataLoader(SAMPLE, batch_size=2, num_workers=2, collate_fn=Processor(Embeddings()).to_batch).collate_fn  # CALL PV109 self.vectorizer.lib
