"""Where a finding stands: which line of the linted file, and whether another file says it already."""

from __future__ import annotations

import ast
import dataclasses

from flake8_pickle_views import arguments, elsewhere
from flake8_pickle_views.evaluation import definitions
from flake8_pickle_views.evaluation.run import Construction, Run
from flake8_pickle_views.evaluation.store import Held, Site
from flake8_pickle_views.evaluation.values import Class, Ref
from flake8_pickle_views.pickling import Leaf, Walk
from flake8_pickle_views.source.modules import Module


@dataclasses.dataclass(frozen=True, slots=True)
class Spot:
    """A line of the linted file that a finding can stand at. `argument` says that it is an argument of a call."""

    node: ast.AST
    argument: bool = False

    @property
    def line(self) -> int:
        return getattr(self.node, "lineno", 1)

    @property
    def column(self) -> int:
        return getattr(self.node, "col_offset", 0)


# a class that is bad by itself


def of_class(run: Run, leaf: Leaf, cls: Class, linted: Module) -> Spot | None:
    """The statement that stores the value on the dataset, in the linted file; None where none of them is there."""
    order = definitions.mro(run, cls)
    spot = innermost(leaf.trail[0].site, linted) if leaf.trail else None
    for held in leaf.trail[1:]:
        within = leaf.trail[0].site in held.site.chain() and held.site != leaf.trail[0].site
        if held.site.order < leaf.trail[0].site.order or (within and not _is_store_on_self(held.site.node)):
            continue
        if held.site.module is linted and held.site.owner is not None and held.site.owner in order:
            spot = Spot(held.site.node)
            continue
        for each in held.site.chain():
            if each.owner is not None and each.owner in order and _makes(each, leaf, linted):
                spot = Spot(each.node)
                break
    return spot


def _is_store_on_self(node: ast.AST) -> bool:
    """Does a statement change something that is already on the instance (`self.rows.append(x)`)?"""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        targets: list[ast.expr] = [node.value.func]
    elif isinstance(node, ast.Assign):
        targets = node.targets
    else:
        targets = [node.target] if isinstance(node, (ast.AnnAssign, ast.AugAssign)) else []
    for target in targets:
        while isinstance(target, (ast.Attribute, ast.Subscript)):
            target = target.value
        if isinstance(target, ast.Name) and target.id == "self":
            return True
    return False


def innermost(site: Site, linted: Module) -> Spot | None:
    """The innermost statement of the linted file that leads to a site."""
    for each in site.chain():
        if each.module is linted and not isinstance(each.node, (ast.Module, ast.ClassDef)):
            return Spot(each.node)
    return None


def storing_class(run: Run, leaf: Leaf, cls: Class) -> Class | None:
    """The class, of those that `cls` inherits from, whose method stores the value on the dataset."""
    order = definitions.mro(run, cls)
    for each in leaf.trail[0].site.chain() if leaf.trail else ():
        if each.owner is not None and each.owner in order:
            return each.owner
    return None


# an instance that a call makes bad


def of_instance(run: Run, leaf: Leaf, made: Construction, linted: Module) -> Spot | None:
    """The argument (or the statement outside the class) that makes an instance bad, in the linted file."""
    if not leaf.trail:
        return None
    first = leaf.trail[0]
    for held in reversed(leaf.trail[1:]):
        if held.site.module is linted and _is_put_on(held.site.node) and _lies_within(leaf, held):
            return Spot(held.site.node)
    if made.site in first.site.chain():
        # what is added to it after construction stands where it is added
        after = made.site.order
        later = [each for each in leaf.trail[1:] if made.site not in each.site.chain() and each.site.order > after]
        first = max(later, key=lambda each: each.site.order) if later else first
    if first.site == made.site:
        return of_call(run, leaf, made, linted)
    chain = list(first.site.chain())
    if first.site.module is linted and _lies_within(leaf, first):
        return Spot(first.site.node)
    if made.site in chain:
        return of_call(run, leaf, made, linted)
    order = definitions.mro(run, made.type) if isinstance(made.type, Class) else ()
    own = [each for each in chain if each.module is linted]
    if not own or _is_of_callee(leaf, first, made, linted):
        return None
    outside = [each for each in own if each.owner is None or each.owner not in order]
    return Spot((outside or own)[0].node)


def _is_put_on(node: ast.AST) -> bool:
    """Does a statement set an attribute of an object from outside (`args.log = open(...)`)?"""
    if not isinstance(node, ast.Assign) or _is_store_on_self(node):
        return False
    return any(isinstance(target, ast.Attribute) for target in node.targets)


def _is_of_callee(leaf: Leaf, held: Held, made: Construction, linted: Module) -> bool:
    """Did one call into another file make the object and the value? Then that file tells it."""
    if made.site.module is linted or leaf.made is None or leaf.made.module is linted:
        return False
    return innermost(made.site, linted) == innermost(held.site, linted)


def _lies_within(leaf: Leaf, held: Held) -> bool:
    """Was the value made by the very statement that stores it?"""
    return _makes(held.site, leaf, held.site.module)


def _makes(site: Site, leaf: Leaf, module: Module) -> bool:
    """Does the value's expression stand in this statement of that module?"""
    if leaf.made is None or leaf.made.module is not module or site.module is not module:
        return False
    last = getattr(site.node, "end_lineno", None) or 0
    return site.line <= leaf.made.line <= last


def of_call(run: Run, leaf: Leaf, made: Construction, linted: Module) -> Spot | None:
    """The argument of a construction that holds the value, else the statement that leads to the construction."""
    node = arguments.entrance(run, made, leaf.value, leaf.made, linted)
    if node is not None:
        return Spot(node, argument=True)
    if made.site.module is linted:
        return Spot(made.site.node)
    if leaf.made is None:
        return None
    if leaf.made.module is not linted:
        return None if _is_told(run, leaf, made, linted) else innermost(made.site, linted)
    spot = innermost(made.site, linted)
    if spot is not None and spot.line <= leaf.made.line:
        return _argument_around(spot.node, leaf.made.node) or spot
    return spot


def _is_told(run: Run, leaf: Leaf, made: Construction, linted: Module) -> bool:
    """Does the file that makes both the instance and the value tell it, whatever its functions are called with?"""
    frame = made.frame
    if frame is None:
        return True

    def is_bad(each: Construction, all_made: list[Construction]) -> bool:
        found = Walk(run, frame, lambda cls: False, lambda cls: frozenset()).leaves(Ref(each.place), "self")
        return any(other.made == leaf.made for other in found)

    return elsewhere.is_told(run, made, linted, is_bad)


def _argument_around(statement: ast.AST, wanted: ast.AST) -> Spot | None:
    """The argument of a statement's outermost call within which a value was made."""
    call = next((each for each in ast.walk(statement) if isinstance(each, ast.Call)), None)
    for argument in (*call.args, *call.keywords) if call is not None else ():
        if any(each is wanted for each in ast.walk(argument)):
            return Spot(argument, argument=True)
    return None
