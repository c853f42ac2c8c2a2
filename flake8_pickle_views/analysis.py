"""The pipeline: one module in, findings out."""

from __future__ import annotations

import ast
import dataclasses
import os
from collections.abc import Sequence

from flake8_pickle_views import attribution, datasets, departures, entrypoints
from flake8_pickle_views.attribution import Spot
from flake8_pickle_views.entrypoints import Entry
from flake8_pickle_views.evaluation import calls, construction, definitions, names, objects, statements
from flake8_pickle_views.evaluation.run import Arguments, Budget, Construction, Exhausted, Frame, Run
from flake8_pickle_views.evaluation.values import Class, External, Function, ModuleObject, Ref, Value, members
from flake8_pickle_views.facts.tables import Facts
from flake8_pickle_views.finding import Finding
from flake8_pickle_views.options import Options
from flake8_pickle_views.pickling import Leaf, Walk
from flake8_pickle_views.source.modules import Module
from flake8_pickle_views.source.project import Project, shown

Keys = frozenset[tuple[str, str]]

LIKELY_LAZY = ("04", "05", "08", "09", "10")
"""Kinds that a method outside construction may well make on purpose, in the worker."""


def analyse(tree: ast.Module, lines: Sequence[str], filename: str, options: Options) -> list[Finding]:
    """Every finding of one file, sorted."""
    return Analysis(tree, filename, options).findings()


class Analysis:
    """The analysis of one file. Nothing of it outlives the file."""

    def __init__(self, tree: ast.Module, filename: str, options: Options) -> None:
        self._options = options
        self._project = Project(filename, options.search_path)
        path = os.path.abspath(filename)
        is_package = os.path.basename(filename) == "__init__.py"
        name = self._project.name_of_linted()
        self._module = Module(path, shown(path, self._project.directory), name, tree, is_package)
        self._project.linted = self._module
        self._facts = Facts(options.target_version, options.unpicklable, options.picklable)
        self._budget = Budget()
        self._known: dict[tuple[str, str], Keys] = {}
        self._found: dict[tuple[int, str, str], Finding] = {}
        self._handed_to_loaders: dict[Class, None] = {}
        self._matters: dict[str, bool] = {}

    def findings(self) -> list[Finding]:
        own = self._own_datasets()
        for cls in own:
            self._bad_by_itself(cls)
        for entry in entrypoints.entries(self._module, self._makes_dataset_or_loader):
            self._enter(entry)
        for cls in self._handed_to_loaders:
            if cls not in own and cls.module is self._module and cls.frame is None:
                self._bad_by_itself(cls)
        return sorted(self._found.values())

    def _run(self) -> tuple[Run, Frame]:
        """A fresh evaluation, and the frame of the linted module's top level."""
        run = Run(self._project, self._facts, self._budget)
        run.watches = self._watches
        return run, names.module_frame(run, self._module)

    def _watches(self, qualname: str) -> bool:
        return datasets.is_loader_name(qualname) or self._is_dataset_name(qualname)

    def _is_dataset_name(self, qualname: str) -> bool:
        return datasets.is_dataset_name(qualname, self._options.dataset_bases)

    def _is_dataset(self, run: Run, cls: Class) -> bool:
        return datasets.is_dataset(run, cls, self._options.dataset_bases)

    def _report(self, leaf: Leaf, where: str, spot: Spot, holder: str = "") -> None:
        finding = attribution.finding(leaf, f"PV{where}{leaf.kind.digits}", spot, self._module, holder)
        self._found.setdefault((finding.line, finding.path, finding.code), finding)

    def _walk(self, run: Run, frame: Frame, value: Value, name: str = "self") -> list[Leaf]:
        return Walk(run, frame, lambda cls: self._is_dataset(run, cls), self._generic_keys).leaves(value, name)

    # classes that are bad by themselves

    def _own_datasets(self) -> list[Class]:
        run, frame = self._run()
        found: list[Class] = []
        for node, qualname in entrypoints.classes(self._module):
            cls = Class(node, self._module, None, qualname)
            try:
                if self._is_dataset(run, cls) or self._is_named(cls):
                    found.append(cls)
                    self._replaced(run, cls, frame)
            except (Exhausted, RecursionError):
                continue
        return found

    def _replaced(self, run: Run, cls: Class, frame: Frame) -> None:
        """A decorator that gives a class made in a function takes the dataset's name away from it."""
        if not cls.node.decorator_list:
            return
        scope = Frame(frame.module, frame.place, statement=cls.node)
        bound = definitions.decorated_class(run, cls.node, scope)
        if isinstance(bound, Class) and bound.frame is not None:
            value = run.place("instance", bound, scope)
            for leaf in self._walk(run, scope, value):
                if leaf.value == value:
                    self._report(dataclasses.replace(leaf, path=cls.name), "0", Spot(cls.node))

    def _is_named(self, cls: Class) -> bool:
        qualname = f"{cls.module.name}.{cls.qualname}"
        return any(
            qualname == each or (each.endswith(".*") and qualname.startswith(each[:-1]))
            for each in self._options.classes
        )

    def _bad_by_itself(self, cls: Class) -> None:
        """Report what construction leaves on a class's instances, whatever the arguments."""
        for run, leaf in self._generic_leaves(cls, with_methods=True):
            spot = attribution.of_class(run, leaf, cls, self._module)
            storing = attribution.storing_class(run, leaf, cls)
            if storing is not None and storing.module is not self._module:
                if self._is_dataset(run, storing) and leaf.key in self._generic_keys(storing):
                    continue
            self._report(leaf, "0", spot or Spot(cls.node))

    def _generic_keys(self, cls: Class) -> Keys:
        """Of a class, the keys of the leaves that its own file reports."""
        key = (cls.module.path, cls.qualname)
        if key not in self._known:
            self._known[key] = frozenset()
            self._known[key] = frozenset(leaf.key for _, leaf in self._generic_leaves(cls, with_methods=False))
        return self._known[key]

    def _generic_leaves(self, cls: Class, with_methods: bool) -> list[tuple[Run, Leaf]]:
        run, root = self._run()
        frame = Frame(root.module, root.place, statement=cls.node)
        try:
            value = construction.generic_instance(run, cls, frame)
            self._ask_length(run, value, frame)
            leaves = [(run, leaf) for leaf in self._walk(run, frame, value)]
            if with_methods:
                leaves += self._leaves_of_methods(run, cls, value, frame, {leaf.key for _, leaf in leaves})
            return leaves
        except (Exhausted, RecursionError):
            return []

    def _ask_length(self, run: Run, value: Value, frame: Frame) -> None:
        """`len(dataset)` is asked in the parent, by the sampler, before the workers start."""
        state = run.state(value)
        if state is None or not isinstance(state.type, Class):
            return
        found = definitions.find_member(run, state.type, "__len__")
        if found is not None and isinstance(found[0], Function):
            calls.invoke(run, found[0], Arguments([value]), frame.statement or state.type.node, frame)

    def _leaves_of_methods(
        self, run: Run, cls: Class, value: Value, frame: Frame, known: set[tuple[str, str]]
    ) -> list[tuple[Run, Leaf]]:
        """What methods store that neither construction nor a worker calls: nobody fills those lazily on purpose."""
        methods: dict[str, entrypoints.Definition] = {}
        for each in reversed(definitions.mro(run, cls)):
            if isinstance(each, Class):
                for statement in each.node.body:
                    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
                        methods[statement.name] = statement
        leaves: list[tuple[Run, Leaf]] = []
        for name in entrypoints.parent_side(methods, cls.node.body):
            found = definitions.find_member(run, cls, name)
            if found is None or not isinstance(found[0], Function):
                continue
            before = run.store
            run.store = before.fork()
            arguments = Arguments([value], more_positional=True, more_keywords=True)
            calls.invoke(run, found[0], arguments, found[0].node, frame)
            for leaf in self._walk(run, frame, value):
                if leaf.key not in known and leaf.kind.digits not in LIKELY_LAZY:
                    known.add(leaf.key)
                    leaves.append((run, leaf))
            run.store = before
        return leaves

    # functions that make datasets and loaders

    def _makes_dataset_or_loader(self, name: str, called: ast.expr) -> bool:
        """Does calling this name, an imported one or a class of the module, make a dataset or a loader?"""
        root = called
        while isinstance(root, ast.Attribute):
            root = root.value
        if not isinstance(root, ast.Name) or not self._module.touching(root.id):
            return False
        key = ast.unparse(called)
        if key not in self._matters:
            self._matters[key] = self._resolves_to_one(called, root.id)
        return self._matters[key]

    def _resolves_to_one(self, called: ast.expr, root: str) -> bool:
        last = self._module.touching(root)[-1]
        if not isinstance(last, (ast.Import, ast.ImportFrom, ast.ClassDef, ast.Try, ast.If)):
            return False
        run, frame = self._run()
        scope = Frame(frame.module, frame.place, statement=last)
        try:
            value = names.lookup(run, root, scope)
            if isinstance(called, ast.Attribute):
                if not isinstance(value, (ModuleObject, External)):
                    return False
                value = _attribute_of(run, value, called, scope)
            for member in members(value):
                if isinstance(member, Class) and (
                    self._is_dataset(run, member) or datasets.is_loader_class(run, member)
                ):
                    return True
                if isinstance(member, External) and self._watches(member.qualname):
                    return True
        except (Exhausted, RecursionError):
            pass
        return False

    def _enter(self, entry: Entry) -> None:
        """Run one function (or the module's top level) with nothing known about its arguments."""
        run, root = self._run()
        try:
            if entry.node is None:
                statements.block(run, self._module.tree.body, root)
                self._made_by(run, root, [], 0)
                return
            frame = Frame(root.module, root.place, statement=entry.node)
            function, arguments = self._entered(run, entry.node, entry.owner, frame)
            since = len(run.constructions)
            outcomes = calls.outcomes_of(run, function, arguments, entry.node, frame)
            for outcome in outcomes[:4] if isinstance(outcomes, list) else ():
                run.store = outcome.store
                self._made_by(run, frame, [outcome.value], since)
        except (Exhausted, RecursionError):
            return

    def _entered(
        self, run: Run, node: entrypoints.Definition, owner: ast.ClassDef | None, frame: Frame
    ) -> tuple[Function, Arguments]:
        """The function with what it is called with: an instance of its class for a method, the class, or nothing."""
        arguments = Arguments(more_positional=True, more_keywords=True)
        if owner is None:
            return definitions.function_value(run, node, frame), arguments
        qualname = next(name for each, name in entrypoints.classes(self._module) if each is owner)
        cls = Class(owner, self._module, None, qualname)
        function = definitions.function_value(run, node, definitions.class_frame(run, cls), cls)
        decorators = definitions.method_decorators(function)
        if "classmethod" in decorators:
            arguments.positional.append(cls)
        elif "staticmethod" not in decorators:
            arguments.positional.append(construction.generic_instance(run, cls, frame))
        return function, arguments

    def _made_by(self, run: Run, frame: Frame, returned: list[Value], since: int) -> None:
        """Report the datasets made on the way that leave, and what loaders were given."""
        made = run.constructions[since:]
        loaders = departures.loaders(run, made)
        gone = departures.leaving(run, frame, returned)
        for loader in loaders:
            dataset = departures.given_to(run, loader)
            if dataset is not None:
                gone |= departures.reachable(run, [dataset])
                cls = departures.plain_class(run, dataset)
                if cls is not None:
                    self._handed_to_loaders[cls] = None
        for each in made:
            if each.place in gone and each.place in run.store.places:
                self._bad_instance(run, frame, each)
        for loader in loaders:
            self._handed_over(run, frame, loader)

    def _bad_instance(self, run: Run, frame: Frame, made: Construction) -> None:
        """An instance of a dataset: report what came in from here and makes it bad."""
        if isinstance(made.type, str):
            if self._is_dataset_name(made.type) and run.store.get(made.place).kind != "instance":
                self._library_instance(run, frame, made, made.type.rpartition(".")[2])
            return
        if not self._is_dataset(run, made.type):
            return
        known = self._generic_keys(made.type)
        for leaf in self._walk(run, frame, Ref(made.place)):
            if made.type.frame is not None and leaf.value == Ref(made.place):
                if made.type.module is self._module:
                    self._report(dataclasses.replace(leaf, path=made.type.name), "0", Spot(made.type.node))
            elif leaf.key not in known:
                spot = attribution.of_instance(run, leaf, made, self._module)
                if spot is not None:
                    self._report(leaf, "0", spot, made.type.name)

    def _library_instance(self, run: Run, frame: Frame, made: Construction, holder: str) -> None:
        state = run.store.get(made.place)
        for name, slot in list(state.attributes.items()):
            for held in slot:
                for leaf in self._walk(run, frame, held.value, f"self.{name}"):
                    whole = dataclasses.replace(leaf, trail=(held, *leaf.trail))
                    spot = attribution.of_instance(run, whole, made, self._module)
                    if spot is not None:
                        self._report(whole, "0", spot, holder)

    def _handed_over(self, run: Run, frame: Frame, loader: Construction) -> None:
        """`collate_fn` and `worker_init_fn` travel too."""
        if loader.site.module is not self._module:
            return
        for name in ("collate_fn", "worker_init_fn"):
            value = datasets.argument(loader.arguments, name)
            for leaf in self._walk(run, frame, value, name) if value is not None else ():
                spot = attribution.of_call(run, leaf, loader, self._module)
                if spot is not None:
                    self._report(leaf, "1", spot)


def _attribute_of(run: Run, value: Value, node: ast.Attribute, frame: Frame) -> Value:
    """What a dotted name reads, from the value of its first part."""
    path: list[ast.Attribute] = []
    inner: ast.expr = node
    while isinstance(inner, ast.Attribute):
        path.append(inner)
        inner = inner.value
    for each in reversed(path):
        value = objects.get_attribute(run, value, each.attr, each, frame)
    return value
