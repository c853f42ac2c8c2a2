"""Sources in which something leads back to itself, each with the code that is found all the same."""

from __future__ import annotations

CIRCLES = {
    "a class that holds itself": (
        "PV001",
        """
class A(Dataset):
    def __init__(self):
        self.child = A()
        self.names = {}.keys()
""",
    ),
    "two classes that hold each other": (
        "PV001",
        """
class A(Dataset):
    def __init__(self):
        self.b = B(self)
        self.names = {}.keys()


class B:
    def __init__(self, a):
        self.a = A()
        a.b = self
""",
    ),
    "its own base": (
        "PV001",
        "class A(A, Dataset):\n    def __init__(self):\n        self.names = {}.keys()\n",
    ),
    "bases in a circle": (
        "PV001",
        """
class A(B):
    def __init__(self):
        super().__init__()


class B(C, Dataset):
    def __init__(self):
        super().__init__()


class C(A):
    def __init__(self):
        super().__init__()
        self.names = {}.keys()
""",
    ),
    "no method resolution order": (
        "PV001",
        """
class A(Dataset): ...
class B(A): ...
class C(A, B):
    def __init__(self):
        self.names = {}.keys()
""",
    ),
    "a constructor that calls itself": (
        "PV001",
        """
class A(Dataset):
    def __init__(self, n):
        self.__init__(n - 1)
        self.names = {}.keys()
""",
    ),
    "methods that call each other": (
        "PV001",
        """
class A(Dataset):
    def __init__(self):
        self.f()
        self.names = {}.keys()

    def f(self):
        return self.g()

    def g(self):
        return self.f()
""",
    ),
    "itself in its state": (
        "PV001",
        """
class A(Dataset):
    def __init__(self):
        self.me = self
        self.all = [self]
        self.all.append(self.all)
        self.table = {}
        self.table['t'] = self.table
        self.names = self.table.keys()
""",
    ),
    "attributes that find each other": (
        "",
        """
class A(Dataset):
    def __init__(self):
        self.names = self.x

    def __getattr__(self, name):
        return getattr(self, name)

    def __getattribute__(self, name):
        return self.__getattr__(name)

    def __setattr__(self, name, value):
        setattr(self, name, value)

    def __getstate__(self):
        return self.__getstate__()

    def __reduce__(self):
        return self.__reduce__()
""",
    ),
    "properties in a circle": (
        "",
        """
class A(Dataset):
    def __init__(self):
        self.x = 1
        self.names = self.x

    @property
    def x(self):
        return self.x

    @x.setter
    def x(self, value):
        self.x = value
""",
    ),
    "names in a circle": (
        "PV001",
        """
a = b
b = a
f = f
g = lambda: g()
D = D


class A(D, Dataset):
    def __init__(self, x=a, y=f, z=g()):
        self.x, self.y, self.z = x, y, z
        self.names = {}.keys()
""",
    ),
    "decorators in a circle": (
        "PV001",
        """
@d
def d(f):
    return d(f)


@A
class A(Dataset):
    @d
    def __init__(self):
        self.names = {}.keys()
""",
    ),
    "a metaclass that is its own": (
        "",
        """
class M(type, metaclass=M):
    def __call__(cls, *args):
        return cls(*args)


class A(Dataset, metaclass=M):
    def __new__(cls, *args):
        return cls(*args)


A(lambda: 0)
""",
    ),
    "generators of themselves": (
        "PV002",
        """
def g():
    yield from g()
    yield g


class A(Dataset):
    def __init__(self):
        self.names = g()

    def __iter__(self):
        yield from self
        yield iter(self)
""",
    ),
    "what a function hands on to itself": (
        "",
        """
def make(*args, **kwargs):
    return make(make, *args, f=make(**kwargs), **kwargs)


class A(Dataset):
    def __init__(self, *args, **kwargs):
        self.args = make(*args, **kwargs)


DataLoader(A(make()), collate_fn=make(lambda x: x), num_workers=4)
""",
    ),
    "constructors that call each other": (
        "PV001",
        """
class A(Dataset):
    def __init__(self, n):
        self.b = B(n - 1)
        self.names = {}.keys()


class B:
    def __init__(self, n):
        self.c = C(self, n)


class C:
    def __init__(self, b, n):
        self.b = b
        self.a = A(n) if n else None
""",
    ),
}
