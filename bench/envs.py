"""How many steps a second the environments take on one core, beside PettingZoo's connect four in the same run.

    python -m bench.envs [--seconds 5] [--json]

A step is one word of an action. The games are drawn by lot in another process before, so that nobody has met them when
the clock starts. Short slices of all contenders take turns, because machines drift: what counts is how many times
connect four each is, slice by slice. `mask` leaves the observation out (`last(observe=False)`), which makes
no difference to connect four. `x1` is a vector of 256 tables played in one process, `x2` one played in two, by the
clock.
$WON_FAST_PYTHON names an interpreter with the compiled build.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

TURNS = 5  # slices of each contender
PEER = "connect_four"
TABLES = ("industry-second-4p", "industry-v3-2p", "shares-classic-4p")
VECTORS = tuple(f"{table}-x{processes}" for table in TABLES for processes in (1, 2))
SLICE = Path(__file__).with_name("envs_slice.py")


def contenders() -> dict[str, tuple[str, str]]:
    """A name, the interpreter that runs it, and what it measures."""
    ours = [*TABLES, *[f"{table}-mask" for table in TABLES], *VECTORS]
    commands = {PEER: (sys.executable, PEER), **{who: (sys.executable, who) for who in ours}}
    compiled = os.environ.get("WON_FAST_PYTHON", "")
    if compiled:
        commands |= {f"{who}, compiled": (compiled, who) for who in ours}
    return commands


def run(python: str, *words: str) -> str:
    return subprocess.run([python, "-P", str(SLICE), *words], stdout=subprocess.PIPE, check=True, text=True).stdout


def measure(seconds: float, games: Path) -> dict[str, dict[str, float]]:
    """The folder is for the games."""
    for table in (PEER, *TABLES):
        print(f"the games of {table}", file=sys.stderr)
        run(sys.executable, table, str(games / table))
    slices: dict[str, list[float]] = {name: [] for name in contenders()}
    for turn in range(TURNS):
        for name, (python, who) in contenders().items():
            print(f"{name}, {turn + 1} of {TURNS}", file=sys.stderr)
            table = "-".join(who.split("-")[:3])
            slices[name].append(float(run(python, who, str(seconds / TURNS), str(games / table))))
    return {
        name: {
            "steps": median(taken),
            "times_peer": median(mine / peer for mine, peer in zip(taken, slices[PEER], strict=True)),
        }
        for name, taken in slices.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each contender")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with TemporaryDirectory() as games:
        figures = measure(args.seconds, Path(games))
    if args.json:
        print(json.dumps(figures, indent=2))
        return
    print(f"{'':36}{'steps/s':>10}  times {PEER}")
    for name, each in figures.items():
        print(f"{name:36}{each['steps']:>10,.0f}{each['times_peer']:>8.1f}")


if __name__ == "__main__":
    main()
