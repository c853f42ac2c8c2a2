from seqs import Seqs
from settings import Settings


def make():
    return Seqs([[1], [1, 2]], Settings())
