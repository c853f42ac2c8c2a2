"""Run as a child: reads names of types as JSON, answers with the pairs in which one really derives from the other."""

from __future__ import annotations

import importlib
import json
import sys


def found(name: str) -> type | None:
    parts = name.split(".")
    for count in range(len(parts) - 1, 0, -1):
        try:
            value: object = importlib.import_module(".".join(parts[:count]))
            for part in parts[count:]:
                value = getattr(value, part)
        except BaseException:  # a library may do anything when it is imported
            continue
        return value if isinstance(value, type) else None
    return None


def main() -> None:
    asked = json.load(sys.stdin)
    others = {name: found(name) for name in asked["others"]}
    pairs = []
    for name in asked["names"]:
        cls = found(name)
        for other, base in others.items():
            if cls is not None and base is not None and cls is not base and issubclass(cls, base):
                pairs.append([name, other])
    print()
    print(json.dumps(pairs))


if __name__ == "__main__":
    main()
