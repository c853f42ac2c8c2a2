"""Sources that are large, deep or wide, each with the codes that are found all the same.

    python -m unbreakable.large FOLDER    (from tests/)

writes each into a file of its own, so that `benchmarks/sweep.py FOLDER` measures what they cost.
"""

from __future__ import annotations

import pathlib
import sys

from unbreakable.linted import HEAD, one_class


def nested(opening: str, depth: int, inner: str) -> str:
    """Statements within statements, in a constructor."""
    lines = [" " * number + opening for number in range(depth)]
    return one_class(*lines, " " * depth + inner, "self.last = x.values()")


def datasets(count: int, body: str) -> str:
    """So many datasets that take `x` and do the same with it."""
    return "".join(
        f"class A{n}(Dataset):\n    def __init__(self, x: dict):\n        {body}\n\n\n" for n in range(count)
    )


def chain(depth: int) -> str:
    """Datasets, each the base of the next; the first is bad."""
    rest = (f"class A{n}(A{n - 1}):\n    def __init__(self):\n        super().__init__()\n" for n in range(1, depth))
    return HEAD + datasets(1, "self.names = x.keys()") + "".join(rest)


def megabyte() -> str:
    """A generated module of a megabyte: functions, classes and tables, and a bad dataset at each end."""
    parts = [one_class("self.names = x.keys()")]
    for n in range(2600):
        parts.append(
            f"def load_{n}(path, limit=None):\n    rows = [line.split() for line in open(path)]\n"
            f"    table = {{row[0]: int(row[1]) for row in rows[:limit]}}\n"
            f"    for key, value in table.items():\n        if value > {n}:\n"
            f"            table[key] = make_{n}(value).scaled(2)\n    return table\n\n\n"
            f"class make_{n}:\n    def __init__(self, value=None):\n        self.value = value\n"
            f"        self.lookup = dict(a={n}, b=[1, 2, 3])\n\n    def scaled(self, by):\n"
            f"        return self.value * by\n\n\n"
        )
    parts.append("class Z(A):\n    def __init__(self, x: dict):\n        super().__init__(x)\n")
    parts.append("        self.last = lambda: load_7(x)\n")
    return "".join(parts)


def alone(text: str) -> str:
    """Of a source its part behind the imports."""
    return text.removeprefix(HEAD)


ROWS = "".join(f"    {n}: 'x{n}',\n" for n in range(100_000))
VIEW = "self.names = x.keys()"

LARGE: dict[str, tuple[str, str]] = {
    "a megabyte": ("PV001 PV003", megabyte()),
    "3,000 attributes": ("PV001", one_class(*(f"self.a{n} = x.b{n}" for n in range(3000)), VIEW)),
    "3,000 views": ("PV001", one_class(*(f"self.a{n} = x.keys()" for n in range(3000)))),
    "a dictionary of 100,000": (
        "PV001",
        one_class("self.names = TABLE.keys()", before=f"TABLE = {{\n{ROWS}}}\n\n\n"),
    ),
    "a dictionary of 100,000 in the constructor": (
        "PV001 PV003",
        one_class(f"self.table = {{\n{ROWS}'f': lambda: x}}", "self.names = self.table.keys()"),
    ),
    "a list of 100,000 in the constructor": ("PV001", one_class(f"self.table = [{'x, ' * 100_000}]", VIEW)),
    "a list of 100,000 views": ("PV001", one_class(f"self.table = [{'x.keys(), ' * 100_000}]")),
    "2,000 datasets": ("PV001", HEAD + datasets(2000, VIEW)),
    "2,000 plain classes": (
        "PV001",
        HEAD + datasets(2000, "self.last = x").replace("(Dataset)", "") + alone(one_class(VIEW)),
    ),
    "2,000 classes and loaders": (
        "PV003",
        HEAD
        + datasets(2000, "self.f = x")
        + "".join(f"DataLoader(A{n}(lambda: 0), num_workers=2)\n" for n in range(2000)),
    ),
    "5,000 functions": (
        "PV001",
        HEAD
        + "".join(f"def f{n}(x):\n    return f{n + 1}(x)\n\n\n" for n in range(5000))
        + alone(one_class("self.f = f0(lambda: 0)", VIEW)),
    ),
    "200 bases, one above the other": ("PV001", chain(200)),
    "200 bases side by side": (
        "PV001",
        HEAD
        + "".join(f"class B{n}:\n    pass\n" for n in range(200))
        + alone(one_class(VIEW)).replace("(Dataset)", f"(Dataset, {', '.join(f'B{n}' for n in range(200))})"),
    ),
    "300 branches": ("PV001", one_class(*(f"if x.a{n}: self.b{n % 7} = x.keys()" for n in range(300)))),
    "300 branches of locals": (
        "PV001",
        one_class(
            *(f"a{n} = x.keys() if x.b{n} else {f'a{n - 1}' if n else 'x'}" for n in range(300)), "self.names = a299"
        ),
    ),
    "900 alternatives": (
        "PV001",
        one_class("if x == 0: pass", *(f"elif x == {n}: {VIEW}" for n in range(1, 900)), "else: pass"),
    ),
    "15 loops in loops": ("PV001", nested("for i in x:", 15, VIEW)),
    "18 branches in branches": ("PV001", nested("if x.a:", 18, VIEW)),
    "18 contexts in contexts": ("PV001", nested("with x:", 18, VIEW)),
    "80 functions in functions": ("PV001", nested("def f():", 80, VIEW)),
    "a wide call": ("PV001", one_class(f"self.f = g({', '.join(f'a{n}=lambda: {n}' for n in range(250))})", VIEW)),
    "a literal loop of 5,000": (
        "PV001",
        one_class(f"for n in ({', '.join(f'{n!r}' for n in map(str, range(5000)))}): setattr(self, n, x.keys())"),
    ),
    "functions that double": (
        "PV003",
        HEAD
        + "".join(f"def f{n}(x):\n    return f{n + 1}(x), f{n + 1}(x)\n\n\n" for n in range(40))
        + alone(one_class("self.last = lambda: x", "self.f = f0(x.keys())")),
    ),
    "classes that double": (
        "PV003",
        HEAD
        + "".join(
            f"class B{n}:\n    def __init__(self, x):\n        self.l = B{n + 1}(x)\n        self.r = B{n + 1}(x)\n\n\n"
            for n in range(40)
        )
        + "class B40:\n    def __init__(self, x):\n        self.x = x.keys()\n\n\n"
        + alone(one_class("self.last = lambda: x", "self.b = B0(x)")),
    ),
}


if __name__ == "__main__":
    for number, (_, source) in enumerate(LARGE.values()):
        pathlib.Path(sys.argv[1], f"large_{number:02}.py").write_text(source)
