"""No module imports another in a circle, type-only and deferred imports included."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import won

ROOT = Path(won.__file__).parent


def modules() -> dict[str, Path]:
    """Every module of the package by its name."""
    paths = {".".join(("won", *path.relative_to(ROOT).with_suffix("").parts)): path for path in ROOT.rglob("*.py")}
    return {name.removesuffix(".__init__"): path for name, path in paths.items()}


def imported(tree: ast.Module, known: dict[str, Path]) -> Iterator[str]:
    """The modules that a module names in an import, wherever in its source that stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield from (name for name in (inner if inner in known else node.module,) if name in known)


def test_no_import_goes_in_a_circle() -> None:
    known = modules()
    graph = {name: set(imported(ast.parse(path.read_text("utf-8")), known)) for name, path in known.items()}
    assert "won.server.live.journal" in graph["won.server.live.table"]
    TopologicalSorter(graph).prepare()  # raises CycleError with the modules of a circle
