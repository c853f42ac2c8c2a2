from audio.files import FileNames


def make():
    return FileNames(["a.wav", "b.wav"])
