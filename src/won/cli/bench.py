"""`won bench`: how fast this machine plays, copies and replays, side by side with a peer and the compiled build."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib.util import find_spec
from statistics import median
from typing import Any, Final

import msgspec

from won.cli.bench_decisions import Thought, thoughts
from won.cli.problem import FAILED, FINE, Problem
from won.cli.replay import print_json
from won.games import GAMES
from won.terminal.screen import print_table
from won.text.language import Language

TURNS: Final = 5  # slices of each program
PEER: Final = "catanatron"


def run(args: Namespace, lang: Language) -> int:
    if args.decisions:
        timings = thoughts(args.decisions)
        if args.json:
            print_json([thought._asdict() for thought in timings])
        else:
            print_thoughts(timings, lang)
        return FINE
    figures = measure(args.seconds / TURNS, lang)
    if args.json:
        print_json(figures)
    else:
        print_figures(figures, lang)
    return FINE


def programs() -> dict[str, tuple[str, str]]:
    """The programs to measure: a name, the interpreter that runs it, and the kind of slice."""
    programs = {name: (sys.executable, name) for name in GAMES}
    compiled = os.environ.get("WON_FAST_PYTHON", "")
    if compiled:
        programs |= {f"{name}, compiled": (compiled, name) for name in GAMES}
    if find_spec(PEER):
        programs[PEER] = (sys.executable, PEER)
    return programs


def measure(seconds: float, lang: Language) -> dict[str, Any]:
    slices: dict[str, list[dict[str, float]]] = {name: [] for name in programs()}
    for turn in range(TURNS):
        for name, (python, kind) in programs().items():
            message = lang.gettext("measuring {who}, {turn} of {turns}").format(who=name, turn=turn + 1, turns=TURNS)
            print(message, file=sys.stderr)
            slices[name].append(_slice(python, kind, seconds, lang))
    figures: dict[str, Any] = {
        name: {figure: median(slice_[figure] for slice_ in taken) for figure in taken[0]}
        for name, taken in slices.items()
    }
    for name, taken in slices.items():
        if PEER in slices and name != PEER:
            ratios = [slice_["moves"] / peer["moves"] for slice_, peer in zip(taken, slices[PEER], strict=True)]
            figures[name]["times_peer"] = median(ratios)
    return figures


def _slice(python: str, kind: str, seconds: float, lang: Language) -> dict[str, float]:
    # -P keeps the current folder out of the import path, so that the installed build is measured.
    done = subprocess.run(
        [python, "-P", "-m", "won.cli.bench_slice", kind, str(seconds)], capture_output=True, check=False
    )
    if done.returncode:
        errors = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
        raise Problem(lang.gettext("{python} cannot measure: {detail}").format(python=python, detail=errors), FAILED)
    return msgspec.json.decode(done.stdout, type=dict[str, float])


def print_figures(figures: dict[str, Any], lang: Language) -> None:
    head = (
        "",
        lang.gettext("moves/s"),
        lang.gettext("games/s"),
        lang.gettext("copy, µs"),
        lang.gettext("replay of six, ms"),
        lang.gettext("game of clerks, ms"),
        lang.gettext("times {peer}").format(peer=PEER),
    )
    rows: list[tuple[str, ...]] = []
    for name, measured in figures.items():
        shown = [f"{measured['moves']:,.0f}", f"{measured['games']:,.0f}"]
        shown += [
            f"{measured[key]:.1f}" if key in measured else "-"
            for key in ("copy_us", "replay_ms", "clerks_ms", "times_peer")
        ]
        rows.append((name, *shown))
    print_table(head, rows)


def print_thoughts(timings: Sequence[Thought], lang: Language) -> None:
    head = (
        "",
        "",
        lang.gettext("decisions"),
        lang.gettext("mean, ms"),
        lang.gettext("99th percentile, ms"),
        lang.gettext("longest, ms"),
        lang.gettext("budget, ms"),
    )
    rows: list[tuple[str, ...]] = []
    for timing in timings:
        shown = [f"{ms:.2f}" for ms in (timing.mean, timing.p99, timing.longest)]
        rows.append((timing.game, timing.level, f"{timing.decisions:,}", *shown, f"{timing.budget:g}"))
    print_table(head, rows, names=2)
