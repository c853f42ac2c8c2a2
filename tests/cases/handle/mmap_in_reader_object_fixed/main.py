import os
import tempfile

from packed.indexed import Indexed


def make():
    p = os.path.join(tempfile.mkdtemp(), "d.bin")
    with open(p, "wb") as f:
        f.write(bytes(range(8)))
    return Indexed(p)
