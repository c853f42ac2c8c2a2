from bucket.data import Bucket


def make():
    return Bucket(["k0", "k1"])
