"""Does a function change what it is given? From its text alone."""

from __future__ import annotations

import ast

from flake8_pickle_views.source.modules import statements, targets
from flake8_pickle_views.source.symbols import Symbol
from flake8_pickle_views.source.trees import parameters


def fills(symbol: Symbol) -> bool:
    """Does a function store on an attribute of an argument, or call a method of what an argument keeps?"""
    for node in symbol.module.touching(symbol.name) if symbol.module is not None else ():
        if isinstance(node, ast.FunctionDef):
            own = {each.arg for each in parameters(node.args)}
            for target in (each for statement in statements(node.body) for each in targets(statement)):
                while isinstance(target, ast.Subscript):
                    target = target.value
                if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id in own:
                    return True
    return False
