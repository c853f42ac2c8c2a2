"""What the user may set: one frozen `Options`, read from flake8 and pyproject.toml, validated on the way."""

from __future__ import annotations

import argparse
import dataclasses
import os
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from flake8_pickle_views import pyproject

LOWEST_TARGET = (3, 8)
HIGHEST_TARGET = (3, 15)

# Plain strings, compiled where they are first used: every run of flake8 imports this module.
_QUALIFIED_NAME = r"[^\W\d]\w*(\.[^\W\d]\w*)+"
_PATTERN = rf"{_QUALIFIED_NAME}|[^\W\d]\w*(\.[^\W\d]\w*)*\.\*"

_HELP = {
    "dataset-bases": "Qualified names of further classes whose subclasses are Datasets",
    "classes": "Qualified names (or package.module.*) of classes that datasets hold: judged as Datasets are",
    "unpicklable": "Qualified names (or package.module.*) of types and callables whose values do not pickle",
    "picklable": "Qualified names (or package.module.*) of types and callables whose values do pickle",
    "search-path": "Further folders in which imported modules are looked up, as source; nothing is imported",
    "target-version": "Oldest Python the code must run under, such as 3.11 (default: from requires-python)",
}


class BadOption(ValueError):
    """A value that can't be used. The text is one line that names the option, where it stands and why."""


class OptionManager(Protocol):
    """The part of flake8's option manager that is used here."""

    def add_option(self, long_option_name: str, /, **kwargs: Any) -> None: ...


@dataclasses.dataclass(frozen=True, slots=True)
class Options:
    """The settings of one run. `Options()` is what a user gets who sets nothing."""

    dataset_bases: frozenset[str] = frozenset()
    """Qualified names of classes that count as `torch.utils.data.Dataset`."""
    classes: tuple[str, ...] = ()
    """Qualified names, or `package.module.*` for all below it, of classes that datasets hold."""
    unpicklable: tuple[str, ...] = ()
    """Qualified names, or `package.module.*`, of types and callables whose values do not pickle."""
    picklable: tuple[str, ...] = ()
    """Qualified names, or `package.module.*`, of types and callables whose values do pickle."""
    search_path: tuple[str, ...] = ()
    """Absolute folders, searched after the project's own."""
    target_version: tuple[int, int] = sys.version_info[:2]
    """The oldest Python that the linted code supports."""
    selected: bool = True
    """False where flake8 would drop every finding."""

    def holds(self, qualified_name: str) -> bool:
        """Whether `classes` names this class."""
        return any(
            qualified_name.startswith(name[:-1]) if name.endswith(".*") else qualified_name == name
            for name in self.classes
        )

    @classmethod
    def from_flake8(cls, namespace: argparse.Namespace) -> Options:
        """Read flake8's namespace over pyproject.toml. Raise `BadOption` for what can't be used."""
        if not _is_selected(namespace):
            return cls(selected=False)
        # flake8 keeps --isolated to itself, so it is read where the user wrote it.
        project = pyproject.read(os.getcwd(), with_settings="--isolated" not in sys.argv)
        if project.error:
            raise BadOption(f"{project.path}: {project.error}")
        given = {key: getattr(namespace, "pv_" + key.replace("-", "_"), None) for key in _HELP}
        settings = {
            **_from_pyproject(project),
            **_validated({k: v for k, v in given.items() if v is not None}, "--pv-{}", os.getcwd()),
        }
        settings.setdefault("target_version", project.lowest_python or cls().target_version)
        return cls(**settings)


def add_options(manager: OptionManager) -> None:
    """Declare the options. The default is None, so that a value of pyproject.toml can be told from none."""
    for key, text in _HELP.items():
        if key == "target-version":
            kind: dict[str, Any] = {"metavar": "version"}
        elif key == "search-path":
            kind = {"metavar": "folders", "comma_separated_list": True, "normalize_paths": True}
        else:
            kind = {"metavar": "names", "comma_separated_list": True}
        manager.add_option(f"--pv-{key}", default=None, parse_from_config=True, help=text, **kind)


def _is_selected(namespace: argparse.Namespace) -> bool:
    """Whether flake8 may report any PV code, by flake8's own rules; in doubt it may."""
    try:
        from flake8.style_guide import Decision, DecisionEngine

        engine = DecisionEngine(namespace)
        return any(engine.decision_for(f"PV{number:03}") is Decision.Selected for number in range(300))
    except Exception:
        return True


def _from_pyproject(project: pyproject.Project) -> dict[str, Any]:
    for key, value in project.settings.items():
        where = f"{project.path}: [tool.pickle-views] {key}"
        if key not in _HELP:
            raise BadOption(f"{where}: unknown key, expected one of {', '.join(_HELP)}")
        if key == "target-version":
            if not isinstance(value, str):
                raise BadOption(f'{where}: expected a string such as "3.11"')
        elif not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise BadOption(f"{where}: expected a list of strings")
    template = f"{project.path}: [tool.pickle-views] {{}}"
    return _validated(project.settings, template, os.path.dirname(project.path))


def _validated(values: Mapping[str, Any], template: str, folder: str) -> dict[str, Any]:
    """The fields of `Options` that `values` set; `template` says where a key stands, for the error."""
    fields: dict[str, Any] = {}
    for key, value in values.items():
        where = template.format(key)
        if key == "target-version":
            fields["target_version"] = _target_version(value, where)
        elif key == "search-path":
            fields["search_path"] = tuple(_folder(item, folder, where) for item in value)
        elif key == "dataset-bases":
            fields["dataset_bases"] = frozenset(_names(value, _QUALIFIED_NAME, "package.module.Class", where))
        else:
            fields[key] = _names(value, _PATTERN, "package.module.Class or package.module.*", where)
    return fields


def _names(values: Sequence[str], pattern: str, example: str, where: str) -> tuple[str, ...]:
    for value in values:
        if not re.fullmatch(pattern, value):
            raise BadOption(f"{where}: expected {example}, got {value!r}")
    return tuple(dict.fromkeys(values))


def _folder(value: str, parent: str, where: str) -> str:
    path = os.path.abspath(os.path.join(parent, value))
    if not os.path.isdir(path):
        raise BadOption(f"{where}: no such folder: {value!r}")
    return path


def _target_version(value: str, where: str) -> tuple[int, int]:
    match = re.fullmatch(r"3\.([0-9]{1,2})", value)
    version = (3, int(match[1])) if match else (0, 0)
    if not LOWEST_TARGET <= version <= HIGHEST_TARGET:
        raise BadOption(f"{where}: expected a version from 3.8 to 3.15 such as 3.11, got {value!r}")
    return version
