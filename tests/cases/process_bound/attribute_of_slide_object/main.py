from region import Region
from slide import Slide


def make():
    return Region(Slide(3))  # CALL PV009 self.wsi._ptr
