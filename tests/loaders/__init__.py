"""What loaders and processes are handed, and what workers send back: sources with their findings marked."""
