"""The pipeline: one module in, findings out."""

from __future__ import annotations

import ast
import contextlib
import dataclasses
import functools
import os
from collections.abc import Sequence

from flake8_pickle_views import (
    attribution,
    datasets,
    departures,
    entrypoints,
    handed,
    lifecycle,
    loaders,
    notebooks,
    receivers,
    report,
    samples,
    surface,
)
from flake8_pickle_views.attribution import Spot
from flake8_pickle_views.entrypoints import Entry, Mentions
from flake8_pickle_views.evaluation import calls, construction, definitions, names, statements
from flake8_pickle_views.evaluation.run import Arguments, Budget, Construction, Exhausted, Frame, Outcome, Run
from flake8_pickle_views.evaluation.values import UNKNOWN, Class, Function, Generator, Ref, Value, members
from flake8_pickle_views.facts import tables
from flake8_pickle_views.finding import Finding
from flake8_pickle_views.libraries import Libraries
from flake8_pickle_views.options import Options
from flake8_pickle_views.pickling import Leaf, Walk
from flake8_pickle_views.relevance import METHODS, Relevance
from flake8_pickle_views.source.modules import Module
from flake8_pickle_views.source.project import Project, shown
from flake8_pickle_views.source.slices import Slice
from flake8_pickle_views.source.symbols import Symbols

Keys = frozenset[tuple[str, str]]

STEPS_A_CLASS = 30_000
"""For one dataset's construction: 3,000 stores take 12,000."""

STEPS_TO_FINISH = 3_000
"""For reporting what a function that used up its budget had handed over by then."""

LIKELY_LAZY = ("04", "05", "08", "09", "10")
"""Kinds that a method outside construction may well make on purpose, in the worker."""


def analyse(tree: ast.Module, lines: Sequence[str], filename: str, options: Options) -> list[Finding]:
    """Every finding of one file, sorted."""
    return Analysis(tree, lines, filename, options).findings()


class Analysis:
    """The analysis of one file. Nothing of it outlives the file."""

    def __init__(self, tree: ast.Module, lines: Sequence[str], filename: str, options: Options) -> None:
        self._options = options
        self._project = Project(filename, options.search_path, libraries=True)
        path = os.path.abspath(filename)
        is_package = os.path.basename(filename) == "__init__.py"
        name = self._project.name_of_linted()
        text = "".join(lines)
        folder = self._project.directory
        self._module = Module(path, shown(path, folder), name, tree, None, is_package, "yield" in text)
        self._project.linted = self._module
        self._lines = lines
        self._text = text
        self._classes = entrypoints.classes(self._module)
        self._worker_init = entrypoints.worker_init_methods(text)
        self._facts = tables.shared(options.target_version, options.unpicklable, options.picklable)
        self._budget = Budget()
        self._known: dict[tuple[str, str], Keys] = {}
        self._told = report.Report(self._module)
        self._handed_to_loaders: dict[Class, None] = {}
        self._receivers = receivers.Receivers(self._module)
        self._is_notebook = notebooks.is_notebook(filename, lines)
        self._replacing: set[ast.ClassDef] = set()
        self._is_library = Libraries(self._project, self._facts, self._module)
        self._symbols = Symbols(self._project, self._is_library)
        roots = self._project.roots + options.search_path
        self._relevance = Relevance(self._symbols, self._facts, self._module, text, self._is_immune, roots)

    def findings(self) -> list[Finding]:
        own = self._own_datasets()
        for cls in own:
            if self._relevance.of_class(self._module, cls.node):
                self._bad_by_itself(cls)
        suspects = {node: surface.suspects(node) for node, _ in self._classes}
        every = self._is_notebook or any(suspects.values())
        mentions = self._mentions = Mentions(self._module, self._lines, self._text, self._symbols, self._watches)
        for entry in entrypoints.entries(self._module, list(suspects), mentions):
            part = mentions.slice_of(entry)
            if every or self._is_relevant(entry, part):
                self._enter(entry, part, {cls.node for cls in own})
        for cls in self._handed_to_loaders:
            if cls not in own and cls.module is self._module and cls.frame is None:
                self._bad_by_itself(cls)
                own.append(cls)
        for cls in own:
            self._sent_back(cls, suspects.get(cls.node, []))
        found = self._told.findings()
        if "set_start_method" in self._text and loaders.forks(self._module.tree):
            return [each for each in found if each.code.startswith("PV2")]
        return found

    def _is_relevant(self, entry: Entry, part: Slice) -> bool:
        if entry.node is None:
            return self._relevance.of_top_level(self._module, part)
        return self._relevance.of_function(self._module, entry.node, part, entry.owner)

    def _run(self) -> tuple[Run, Frame]:
        """A fresh evaluation, and the frame of the linted module's top level."""
        run = Run(self._project, self._facts, self._budget, self._is_library)
        run.watches = self._watches
        run.may_matter = self._relevance.of_call
        return run, names.module_frame(run, self._module)

    def _watches(self, qualname: str) -> bool:
        return loaders.is_watched(qualname) or self._is_dataset_name(qualname)

    def _is_dataset_name(self, qualname: str) -> bool:
        return datasets.is_dataset_name(qualname, self._options.dataset_bases)

    def _is_dataset(self, run: Run, cls: Class) -> bool:
        return datasets.is_dataset(run, cls, self._options.dataset_bases)

    def _report(
        self, leaf: Leaf, where: str, spot: Spot, holder: str = "", mistake: str = report.MISTAKE
    ) -> None:
        self._told.add(leaf, f"PV{where}{leaf.kind.digits}", spot, holder, mistake)

    def _walk(
        self, run: Run, frame: Frame, value: Value, name: str = "self", apart: frozenset[int] = frozenset()
    ) -> list[Leaf]:
        def is_dataset(cls: Class) -> bool:
            return self._is_dataset(run, cls)

        return Walk(run, frame, is_dataset, self._generic_keys, apart).leaves(value, name)

    # classes that are bad by themselves

    def _own_datasets(self) -> list[Class]:
        run, frame = self._run()
        found: list[Class] = []
        for node, qualname in self._classes:
            cls = Class(node, self._module, None, qualname)
            try:
                if self._is_dataset(run, cls) or datasets.is_named(cls, self._options.classes):
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
            if self._hidden(run, scope, bound, cls.name, cls.node):
                self._replacing.add(bound.node)

    def _hidden(
        self, run: Run, scope: Frame, cls: Class, name: str, header: ast.ClassDef | None = None
    ) -> bool:
        """Report a class made in a function, whoever makes instances of it, unless it says how they pickle."""
        value = run.place("instance", cls, scope)
        leaves = [leaf for leaf in self._walk(run, scope, value) if leaf.value == value]
        for leaf in leaves:
            self._report(dataclasses.replace(leaf, path=name), "0", Spot(header or cls.node))
        return bool(leaves)

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
        cls = dataclasses.replace(cls, frame=None)  # another run's frames mean nothing here
        key = (cls.module.path, cls.qualname)
        if key not in self._known:
            self._known[key] = frozenset()
            self._known[key] = frozenset(leaf.key for _, leaf in self._generic_leaves(cls, with_methods=True))
        return self._known[key]

    def _is_immune(self, module: Module, node: ast.ClassDef, called: frozenset[str]) -> bool:
        """Is this a dataset that is the same whatever options it is made with, and after these methods?"""
        run, _ = self._run()
        cls = Class(node, module, None, node.name)
        try:
            if not self._is_dataset(run, cls):
                return False
        except (Exhausted, RecursionError):
            return False
        leaves = self._generic_leaves(cls, with_methods=False, open_options=True, called=called)
        return not leaves or {leaf.key for _, leaf in leaves} <= self._generic_keys(cls)

    def _generic_leaves(
        self, cls: Class, with_methods: bool, open_options: bool = False, called: frozenset[str] = frozenset()
    ) -> list[tuple[Run, Leaf]]:
        run, root = self._run()
        if open_options:
            run.open_options, run.suspected = True, METHODS
        else:
            run.steps = min(STEPS_A_CLASS, self._budget.left)
        frame = Frame(root.module, root.place, statement=cls.node)
        try:
            value = construction.generic_instance(run, cls, frame)
            lifecycle.ask_length(run, value, frame)
            lifecycle.call_methods(run, cls, value, called, frame)
            leaves = [(run, leaf) for leaf in self._walk(run, frame, value)]
            if with_methods:
                leaves += self._leaves_of_methods(run, cls, value, frame, {leaf.key for _, leaf in leaves})
            return leaves
        except (Exhausted, RecursionError):
            return []

    def _leaves_of_methods(
        self, run: Run, cls: Class, value: Value, frame: Frame, known: set[tuple[str, str]]
    ) -> list[tuple[Run, Leaf]]:
        """What methods store that neither construction nor a worker calls: nobody fills those lazily on purpose."""
        leaves: list[tuple[Run, Leaf]] = []
        for name in lifecycle.parent_side(run, cls, self._worker_init):
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

    def _enter(self, entry: Entry, part: Slice, own: set[ast.ClassDef]) -> None:
        """Run one function (or the module's top level) with nothing known about its arguments."""
        run, root = self._run()
        run.ignores_networks = True
        if entry.node is not None:
            run.passed_over = part.passed_over()
        frame = root if entry.node is None else Frame(root.module, root.place, statement=entry.node)
        try:
            self._run_entry(run, frame, entry, own)
        except Exhausted:
            # what a loader was given before the budget ended, it was given
            run.steps = STEPS_TO_FINISH
            run.stack.clear()
            with contextlib.suppress(Exhausted, RecursionError):
                self._made_by(run, frame, [], 0, given_only=True)
        except RecursionError:
            return

    def _run_entry(self, run: Run, frame: Frame, entry: Entry, own: set[ast.ClassDef]) -> None:
        if entry.node is None:
            statements.block(run, self._module.tree.body, frame)
            self._made_by(run, frame, [], 0)
            return
        function, arguments = self._entered(run, entry.node, entry.owner, frame)
        since = len(run.constructions)
        # what a dataset makes for each task is a sample of it, not a dataset that travels
        in_worker = entry.node.name in entrypoints.WORKER_SIDE and entry.owner is not None and (
            entry.owner in own or lifecycle.is_asked_by_workers(run, self._module, entry.owner, entry.node.name)
        )
        outcomes = calls.outcomes_of(run, function, arguments, entry.node, frame)
        if isinstance(outcomes, Generator):
            outcomes, _ = calls.yielded(run, function, arguments, frame)
        for outcome in outcomes[:4] if outcomes else [Outcome(UNKNOWN, run.store, run.here(frame))]:
            run.store = outcome.store
            self._made_by(run, frame, [outcome.value], since, in_worker)
            if isinstance(outcome.value, Function) and self._starts_inside(outcome.value):
                since, unknown = len(run.constructions), Arguments(more_positional=True, more_keywords=True)
                returned = calls.call(run, outcome.value, unknown, outcome.value.node, frame)
                self._made_by(run, frame, [returned], since, in_worker)

    def _starts_inside(self, function: Function) -> bool:
        """Does a function made in an entry mention a dataset or a loader?"""
        return function.frame is not None and function.module is self._module and self._mentions.any_in(function.node)

    def _entered(
        self, run: Run, node: entrypoints.Definition, owner: ast.ClassDef | None, frame: Frame
    ) -> tuple[Function, Arguments]:
        """The function with what it is called with: an instance of its class for a method, the class, or nothing."""
        arguments = Arguments(more_positional=True, more_keywords=True)
        if owner is None:
            return definitions.function_value(run, node, frame), arguments
        qualname = next(name for each, name in self._classes if each is owner)
        cls = Class(owner, self._module, None, qualname)
        function = definitions.function_value(run, node, definitions.class_frame(run, cls), cls)
        arguments.positional += construction.receiver(run, function, frame)
        return function, arguments

    def _made_by(
        self, run: Run, frame: Frame, returned: list[Value], since: int, given_only: bool = False
    ) -> None:
        """Report the datasets made on the way that leave, and what workers were given."""
        made = run.constructions[since:]
        starting = loaders.starting(run, made)
        closed = loaders.without_workers(run, made, starting)
        served = loaders.served_by(closed, made)
        gone = set() if given_only else departures.leaving(run, frame, returned, closed, served)
        with_workers = {id(loader) for loader in starting}
        for loader in made:
            self._receivers.note(run, loader, id(loader) in with_workers)
        for loader in starting:
            dataset = loaders.argument(loader, "dataset")
            if dataset is not None:
                gone |= departures.reachable(run, [dataset])
                cls = departures.plain_class(run, dataset)
                if cls is not None:
                    self._handed_to_loaders[cls] = None
        own = [each for each in made if each.place in gone and each.place in run.store.places]
        apart = frozenset(each.place for each in own if self._travels(run, each))
        for value in () if given_only else returned:
            for member in members(value):
                if isinstance(member, Class) and member.frame is not None and member.module is self._module:
                    if self._is_dataset(run, member):
                        scope = Frame(frame.module, frame.place, statement=member.node)
                        self._hidden(run, scope, member, member.name)
        for each in own:
            self._bad_instance(run, frame, each, apart)
        for loader in starting:
            is_dataset = functools.partial(self._is_dataset, run)
            for leaf, spot in handed.handed_over(run, frame, loader, is_dataset, self._module):
                self._report(leaf, "1", spot)
            for leaf, outcome in samples.of_loader(run, loader, frame, self._module):
                self._report(leaf, "2", Spot(outcome.site.node), mistake=receivers.HANGS)
            for name, value in notebooks.out_of_reach(run, loader, self._module) if self._is_notebook else ():
                self._told.add_finding(notebooks.finding(name, value))

    def _sent_back(self, cls: Class, methods: list[str]) -> None:
        """Report what the methods of a dataset's class return or yield."""
        if not methods or self._receivers.refuse(cls.node):
            return
        run, root = self._run()
        frame = Frame(root.module, root.place, statement=cls.node)
        try:
            for leaf, outcome in samples.of_class(run, cls, methods, frame):
                mistake = self._receivers.mistake(run, leaf, outcome.value, cls, frame)
                if mistake:
                    self._report(leaf, "2", Spot(outcome.site.node), mistake=mistake)
        except (Exhausted, RecursionError):
            return

    def _travels(self, run: Run, made: Construction) -> bool:
        if isinstance(made.type, str):
            return self._is_dataset_name(made.type) and run.store.get(made.place).kind != "instance"
        return self._is_dataset(run, made.type)

    def _bad_instance(self, run: Run, frame: Frame, made: Construction, apart: frozenset[int]) -> None:
        """An instance of a dataset: report what came in from here and makes it bad."""
        if not self._travels(run, made):
            return
        if isinstance(made.type, str):
            self._library_instance(run, frame, made, made.type.rpartition(".")[2], apart)
            return
        leaves = self._walk(run, frame, Ref(made.place), apart=apart)
        known = self._generic_keys(made.type) if leaves else frozenset()
        for leaf in leaves:
            if made.type.frame is not None and leaf.value == Ref(made.place):
                if made.type.module is self._module and made.type.node not in self._replacing:
                    self._report(dataclasses.replace(leaf, path=made.type.name), "0", Spot(made.type.node))
            elif leaf.key not in known:
                spot = attribution.of_instance(run, leaf, made, self._module)
                if spot is not None:
                    self._report(leaf, "0", spot, made.type.name)

    def _library_instance(
        self, run: Run, frame: Frame, made: Construction, holder: str, apart: frozenset[int]
    ) -> None:
        state = run.store.get(made.place)
        for name, slot in list(state.attributes.items()):
            for held in slot:
                for leaf in self._walk(run, frame, held.value, f"self.{name}", apart):
                    whole = dataclasses.replace(leaf, trail=(held, *leaf.trail))
                    spot = attribution.of_instance(run, whole, made, self._module)
                    if spot is not None:
                        self._report(whole, "0", spot, holder)
