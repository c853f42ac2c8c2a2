"""Sources that are syntax and hardly anything else, each with the code that is found all the same."""

from __future__ import annotations

import sys

ODD = {
    "copies of subclasses of containers": (
        "PV003 PV003",
        """
class Options(dict):
    pass


class Many(list):
    pass


class A(Dataset):
    def __init__(self, options: Options, many: Many):
        self.options = options.copy()
        self.cuda = self.options.get("cuda")
        self.options.update(f=lambda: 1)
        self.many = many.copy()
        self.first = self.many[0] or (many * 2 + [1] * 2)[0]
        self.many.append(lambda: 1)
""",
    ),
    "computed bases": (
        "PV001",
        "class A(*bases, Dataset, **kw):\n    def __init__(self):\n        self.names = {}.keys()\n",
    ),
    "no arguments": (
        "",
        "class A(Dataset):\n    def __init__():\n        self.names = {}.keys()\n",
    ),
    "only keywords": (
        "",
        "class A(Dataset):\n    def __init__(*, self):\n        self.names = {}.keys()\n",
    ),
    "any arguments": (
        "PV001",
        "class A(Dataset):\n    def __init__(*args):\n        args[0].names = {}.keys()\n",
    ),
    "no function": (
        "",
        "class A(Dataset):\n    __init__ = 1\n    __getstate__ = __reduce__ = __len__ = None\n",
    ),
    "odd slots": (
        "PV001",
        "class A(Dataset):\n    __slots__ = x, *y, 1\n    def __init__(self):\n        self.x = {}.keys()\n",
    ),
    "deleted self": (
        "",
        "class A(Dataset):\n    def __init__(self):\n        del self\n        self.names = {}.keys()\n",
    ),
    "another self": (
        "",
        "class A(Dataset):\n    def __init__(self):\n        self = 1\n        self.names = {}.keys()\n",
    ),
    "asynchronous": (
        "",
        """
class A(Dataset):
    async def __init__(self):
        async with a as self.a, b as (self.b, *self.c):
            self.names = [x async for x in await y]
        async for self.x[0] in z():
            yield self.x
""",
    ),
    "odd targets": (
        "",
        """
class A(Dataset):
    def __init__(self, x):
        (self.a, [self.b, *self.c]), self.d[0].e, *_ = x
        self.f: int
        self.g += self.h
        self.i = self.i = (j := {}.keys())
        for self.k, (self.l, *self.m) in x: break
        else: self.n = x
        with x as self.o, x() as (self.p, self.q): pass
        del self.a, (self.b, [self.c]), self.d[0], self.r.s
        f'{x!r:{self.a}}'
        global y, A
        y = A = self
        a, b = 1
        [c] = 1, 2, 3
        *d, = x
        self.u = yield
        self.v = [*x, *x], {**x}, {*x}
        self.w = x[1:2, ..., None:]
        return self
""",
    ),
    "odd patterns": (
        "PV001",
        """
class A(Dataset):
    def __init__(self, x):
        match x:
            case {'a': self_a, **rest}: self.names = rest.keys()
            case [1, *_, (2 | 3)] | str(): pass
            case int(real=r) as s if s > r: self.s = r
            case A.b | None | -1: return
            case _: self.t = x
""",
    ),
    "odd calls": (
        "",
        """
import functools, operator, copy, copyreg
class A(Dataset):
    def __init__(self, x):
        setattr(self)
        setattr(self, 'a')
        setattr(*x)
        getattr()
        vars().update(1)
        vars(self).update(1, 2, **x)
        self.__dict__ = 1
        self.__dict__.update(x)
        self.__class__ = B
        super()
        super(1, 2, 3).__init__()
        super().__init__.__func__(self)
        functools.partial()()
        functools.partial(*x)
        functools.reduce(1)
        operator.attrgetter()()
        copy.copy(), copy.deepcopy(self, {}), copy.replace()
        type(), type(1, 2, 3), type('T', (), {})()
        dict(1), list(1, 2), zip(1), map(), filter(None), enumerate(), sorted(), range(), iter(), next(), isinstance(1)
        ''.join(1), '{}'.format(*x), '%s' % (), [].append(), {}.setdefault(), {}.pop(), {}.get(), [].sort(key=1, z=2)
        eval('self.z = 1'), exec('self.z = {}.keys()'), globals()['A'], locals()['x'], __import__(x), __import__()


copyreg.pickle()
copyreg.pickle(A)
A()
A(1, 2, 3, 4)
A(**1)
DataLoader()
DataLoader(num_workers=1)
DataLoader(*1, **2)
DataLoader(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18)
DataLoader(A, num_workers=A, collate_fn=DataLoader, worker_init_fn=1)
""",
    ),
    "odd constants": (
        "PV001",
        """
class A(Dataset):
    def __init__(self):
        self.a = 10 ** 10 ** 10
        self.b = 'x' * 10 ** 12
        self.c = [0] * 10 ** 12
        self.d = 1 << 10 ** 12
        self.e = range(10 ** 18)
        self.f = 1 / 0, 1 % 0, 1 // 0, 0 ** -1, -'x', ~1.5, not self, 'a' + 1, [] - {}, 1 < 'a', 1 in 2
        self.g = 'abc'[10], (1, 2)[5], {}['a'], [][1:2:0], 'abc'['d'], {[]: 1}, {{}}, b'a'[0] if 0 else 1j
        self.h = [x for x in range(10 ** 12)]
        for i in range(10 ** 12):
            setattr(self, f'h{i}', i)
        while True:
            self.names = {}.keys()
""",
    ),
}
if sys.version_info >= (3, 12):
    ODD["type parameters"] = (
        "PV001",
        """
type T[X: (int, str), *Y, **Z] = dict[X, T[X]]


class A[X: Dataset, *Y, **Z](Dataset[X], Generic[*Y]):
    def __init__[Q](self, x: T[Q]):
        self.names = x.keys()
""",
    )
