"""A module's text in pieces: each definition of its top level apart, parsed when somebody asks for it.

Of most modules that a linted file imports only a few definitions are looked at, or no more than whether a name is
a class and of which bases. Parsing is what such a look costs.
"""

from __future__ import annotations

import ast
import re
import warnings

_START = re.compile(r"^(?=[^\s#)\]}])", re.MULTILINE)
"""Where a statement of the top level begins, unless in the middle of a string."""
_DEFINITION = re.compile(r"(?:async[ \t]+def|def|class)[ \t]+(\w+)")
_HEADER = re.compile(r"^class[ \t]+\w+[ \t]*(?:\(([^()#'\"]*)\))?[ \t]*:", re.MULTILINE)
_QUOTES = ('"""', "'''")


class Piece:
    """A function or class of the top level, as text that stands from a line on."""

    __slots__ = ("_text", "_line", "_is_class", "_node", "_is_parsed")

    def __init__(self, text: str, line: int, is_class: bool) -> None:
        """`line` is the number of its first line, from 0."""
        self._text = text
        self._is_class = is_class
        self._line = line
        self._node: ast.stmt | None = None
        self._is_parsed = False

    @property
    def node(self) -> ast.stmt | None:
        """The statement, or None where the text is none."""
        if not self._is_parsed:
            self._is_parsed = True
            tree = parsed("\n" * self._line + self._text)
            self._node = tree.body[0] if tree is not None and len(tree.body) == 1 else None
            self._text = ""
        return self._node

    @property
    def bases(self) -> list[ast.expr]:
        """The bases of a class, none of a function. Only the header is parsed, where that says it all."""
        if not self._is_class:
            return []
        header = _HEADER.search(self._text)
        tree = parsed(f"class _({header[1] or ''}): pass") if header is not None else None
        node = tree.body[0] if tree is not None else self.node
        return node.bases if isinstance(node, ast.ClassDef) else []


Pieces = dict[str, list[Piece]]


def parsed(text: str | bytes) -> ast.Module | None:
    """The tree of a text, or None where it is none of this Python."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def taken_apart(source: bytes) -> tuple[ast.Module, Pieces] | None:
    """The tree of a module without its top level's definitions, and these by name; None where it can't be parsed."""
    text = _plain(source)
    if text is not None:
        apart = _split(text)
        if apart is not None:
            rest = parsed(apart[0])
            if rest is not None:
                return rest, apart[1]
    whole = parsed(source)
    return None if whole is None else (whole, {})


def _plain(source: bytes) -> str | None:
    """The text where its encoding and its line ends are beyond doubt."""
    if b"coding" in source[:200] or b"\0" in source or b"\f" in source:
        return None
    try:
        text = source.removeprefix(b"\xef\xbb\xbf").decode().replace("\r\n", "\n")
    except UnicodeDecodeError:
        return None
    return None if "\r" in text else text


def _split(text: str) -> tuple[str, Pieces] | None:
    """The text with each definition of the top level blanked out, and these; None where a string may be cut."""
    starts = [match.start() for match in _START.finditer(text)]
    starts.append(len(text))
    rest: list[str] = []
    pieces: Pieces = {}
    kept = line = index = 0  # `kept`: up to where the text has gone to one side or the other; `line` is its number
    while index < len(starts) - 1:
        start = starts[index]
        index += 1
        is_decorated = text[start] == "@"
        definition = None if is_decorated else _DEFINITION.match(text, start)
        if definition is None and not is_decorated:
            continue
        while definition is None and index < len(starts) - 1:
            definition = _DEFINITION.match(text, starts[index])
            index += 1
        if definition is None:
            return None
        before, piece = text[kept:start], text[start : starts[index]]
        if _is_cut(before) or _is_cut(piece):
            return None
        rest += (before, "\n" * piece.count("\n"))
        line += before.count("\n")
        pieces.setdefault(definition[1], []).append(Piece(piece, line, definition[0].startswith("class")))
        line += piece.count("\n")
        kept = starts[index]
    rest.append(text[kept:])
    return "".join(rest), pieces


def _is_cut(text: str) -> bool:
    """Does a text end within a string or a line that is continued?"""
    return text.endswith("\\\n") or any(text.count(quote) % 2 for quote in _QUOTES)
