from stream import Stream


def make():
    return Stream(3)
