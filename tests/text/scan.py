"""What the rules can say no with, read from their source."""

import ast
from collections.abc import Iterator
from pathlib import Path

import won

HOME = Path(won.__file__).parent


def calls(room: str, name: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every call of `name` in a room of the house: its first argument, which is written out, and its keywords."""
    for source in sorted((HOME / room).rglob("*.py")):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                assert isinstance(node.args[0], ast.Constant), f"{source.name}:{node.lineno}: the id is not written out"
                yield str(node.args[0].value), tuple(sorted(str(keyword.arg) for keyword in node.keywords))


def refusals(room: str) -> list[tuple[str, tuple[str, ...]]]:
    """Every `refuse(...)` of a game: its id and its figures."""
    return sorted(set(calls(room, "refuse")))


def problems(*rooms: str) -> set[str]:
    """Every `RecordError(...)` of some rooms."""
    return {problem for room in rooms for problem, _ in calls(room, "RecordError")}
