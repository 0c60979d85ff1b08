"""The function of each subcommand, of which only the one that runs is imported."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable

from won.text.language import Language

Run = Callable[[Namespace, Language], int]  # runs a subcommand; the exit code


def subcommand(name: str) -> Run:  # noqa: C901 - one branch for each subcommand
    """The function of a subcommand; raises `KeyError` for an unknown name."""
    match name:
        case "play":
            from won.cli.play import run
        case "serve":
            from won.cli.serve import run
        case "backup":
            from won.cli.backup import run
        case "restore":
            from won.cli.restore import run
        case "operator":
            from won.cli.operator import run
        case "verify":
            from won.cli.verify import run
        case "simulate":
            from won.cli.simulate import run
        case "match":
            from won.cli.match import run
        case "tournament":
            from won.cli.tournament import run
        case "report":
            from won.cli.report import run
        case "export":
            from won.cli.export import run
        case "advise":
            from won.cli.advise import run
        case "review":
            from won.cli.review import run
        case "replay":
            from won.cli.replay import run
        case "show":
            from won.cli.show import run
        case "perft":
            from won.cli.perft import run
        case "rules":
            from won.cli.rules import run
        case "puzzles":
            from won.cli.puzzles import run
        case "mcp":
            from won.cli.mcp import run
        case "bench":
            from won.cli.bench import run
        case _:
            raise KeyError(name)
    return run
