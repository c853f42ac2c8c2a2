"""The one door to astroid, asked last: what does calling a name of an installed library give?

Left to itself astroid imports for real: compiled modules of the standard library, NumPy to learn its version. So it
finds no module by itself here. Each comes from its text, by path, without astroid's transforms; what is compiled is
not there. What astroid knew before is put aside meanwhile and put back after, so an answer depends on the sources
alone, never on what was asked before.
"""

from __future__ import annotations

import contextlib
import functools
import itertools
import os
import tokenize
from collections.abc import Iterable, Iterator
from typing import Any

from astroid import bases, nodes, objects
from astroid.builder import AstroidBuilder
from astroid.exceptions import AstroidImportError
from astroid.manager import AstroidManager
from astroid.transforms import TransformVisitor

GENERATOR = "generator"
VIEW = "view"
FUNCTION = "types.FunctionType"
MANAGER = "contextlib._GeneratorContextManager"
NOTHING = ""

LARGEST = 150_000
"""Bytes of a module; a larger one is not built: that takes a dozen times as long as parsing it."""
TOGETHER = 250_000
"""Bytes of all modules that are built for one question."""
MOST = 8
"""Values that one name may have."""

_SCOPES = (nodes.FunctionDef, nodes.Lambda, nodes.ClassDef)


@functools.lru_cache(maxsize=512)
def result_of(qualname: str, roots: tuple[str, ...]) -> str:
    """What calling a name gives, as a type expression of the facts: "generator", "view", a type's qualified name.

    Nothing where not every path surely gives the same, or where astroid fails in whatever way. The modules are
    looked for below `roots` only.
    """
    try:
        with apart(Modules(roots)) as modules:
            return _agreed(_of_callee(each) for each in modules.named(qualname))
    except Exception:  # astroid's own, RecursionError, MemoryError: nothing is known then
        return NOTHING


class Modules:
    """Modules below some roots, built from their text. One question's worth of them."""

    def __init__(self, roots: tuple[str, ...]) -> None:
        self._roots = roots
        self._left = TOGETHER

    def named(self, qualname: str) -> list[Any]:
        """What a dotted name stands for."""
        parts = qualname.split(".")
        split = next(count for count in range(len(parts) - 1, 0, -1) if self._path(parts[:count]))
        found: list[Any] = [AstroidManager().ast_from_module_name(".".join(parts[:split]))]
        for part in parts[split:]:
            found = [value for each in found for value in itertools.islice(each.igetattr(part), MOST)]
        return found

    def build(self, name: str) -> nodes.Module:
        """The module of a name, for astroid. Raises `AstroidImportError` where there is none to be had."""
        path = self._path(name.split("."))
        size = os.path.getsize(path) if path else 0
        if not path or size > min(LARGEST, self._left):
            raise AstroidImportError("not read", modname=name)
        self._left -= size
        with tokenize.open(path) as handle:
            text = handle.read()
        return _Builder(AstroidManager(), apply_transforms=False).string_build(text, name, path)

    def _path(self, parts: list[str]) -> str:
        for root in self._roots:
            base = os.path.join(root, *parts)
            for path in (os.path.join(base, "__init__.py"), base + ".py"):
                if os.path.isfile(path):
                    return path
        return ""


class _Builder(AstroidBuilder):  # type: ignore[misc]
    """Leaves out the inference of what each `obj.attr = ...` is set on: half the work, and it changes the builtins."""

    def delayed_assattr(self, node: nodes.AssignAttr) -> None:
        return


class _Manager(AstroidManager):  # type: ignore[misc]
    """Clears what astroid keeps of the trees, but for the builtins: building those again takes a quarter second."""

    def bootstrap(self) -> None:
        return


class _Nowhere(dict[tuple[str, "str | None"], Any]):
    """In the place of astroid's own search for modules: it finds none, and so asks its hooks."""

    def __missing__(self, key: tuple[str, str | None]) -> Any:
        raise AstroidImportError("not looked for", modname=key[0])


@contextlib.contextmanager
def apart(modules: Modules) -> Iterator[Modules]:
    """Give astroid these modules and no others; afterwards what it had before."""
    brain: dict[str, Any] = AstroidManager.brain
    if "builtins" not in brain["astroid_cache"]:
        AstroidManager().bootstrap()
    before = dict(brain)
    brain.update(
        astroid_cache={"builtins": brain["astroid_cache"]["builtins"]},
        _mod_file_cache=_Nowhere(),
        _failed_import_hooks=[modules.build],
        always_load_extensions=False,
        module_denylist=set(),
        _transform=TransformVisitor(),
        max_inferable_values=MOST,
    )
    try:
        yield modules
    finally:
        _Manager().clear_cache()
        brain.update(before)


def _agreed(answers: Iterable[str]) -> str:
    distinct = set(itertools.islice(answers, MOST + 1))
    return distinct.pop() if len(distinct) == 1 else NOTHING


def _of_callee(callee: Any) -> str:
    """What calling a function or class gives, whatever the arguments."""
    if isinstance(callee, nodes.ClassDef):
        return str(callee.qname())
    if isinstance(callee, bases.UnboundMethod):
        callee = callee._proxied
    if type(callee) is not nodes.FunctionDef:
        return NOTHING
    decorators = [_last(each) for each in callee.decorators.nodes] if callee.decorators else []
    if decorators == ["contextmanager"]:
        return MANAGER
    if any(each not in ("staticmethod", "classmethod") for each in decorators):
        return NOTHING
    if callee.is_generator():
        return GENERATOR
    if not _always_returns(callee.body):
        return NOTHING
    returns = callee.nodes_of_class(nodes.Return, skip_klass=_SCOPES)
    return _agreed(_of_expression(each.value) for each in returns)


def _of_expression(node: Any) -> str:
    if isinstance(node, nodes.GeneratorExp):
        return GENERATOR
    return _agreed(_of_value(each) for each in node.infer()) if node is not None else NOTHING


def _of_value(value: Any) -> str:
    if type(value) is bases.Generator:
        return GENERATOR
    if isinstance(value, (objects.DictKeys, objects.DictValues, objects.DictItems)):
        return VIEW
    if type(value) is nodes.Lambda or type(value) is nodes.FunctionDef and _is_local(value):
        return FUNCTION
    return str(value._proxied.qname()) if type(value) is bases.Instance else NOTHING


def _is_local(node: nodes.FunctionDef) -> bool:
    decorators = node.decorators.nodes if node.decorators else []
    return isinstance(node.parent.frame(), nodes.FunctionDef) and all(_last(each) == "wraps" for each in decorators)


def _last(node: Any) -> str:
    """The last name of a decorator: "wraps" of `@functools.wraps(function)`."""
    node = node.func if isinstance(node, nodes.Call) else node
    return str(getattr(node, "attrname", "") or getattr(node, "name", ""))


def _always_returns(body: list[Any]) -> bool:
    """Does no path fall off the end of these statements? astroid does not mention the `None` of such a path."""
    last = body[-1] if body else None
    if isinstance(last, nodes.If):
        return _always_returns(last.body) and _always_returns(last.orelse)
    if isinstance(last, nodes.With):
        return _always_returns(last.body)
    return isinstance(last, (nodes.Return, nodes.Raise))
