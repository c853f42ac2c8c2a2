from region import Region
from slide import Slide


def make():
    return Region(Slide(3))  # CALL
