from numbers_ds import Numbers


def make():
    return Numbers()
