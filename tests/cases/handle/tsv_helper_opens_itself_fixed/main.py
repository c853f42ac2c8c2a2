import os
import tempfile

from caps.dataset import Captions


def make():
    path = os.path.join(tempfile.mkdtemp(), "f.tsv")
    with open(path, "w") as f:
        f.write("k0\t1\nk1\t2\n")
    return Captions(path)
