"""Measure a server under load: tables and seats held, actions per second, time to acknowledge, memory.

    python -m bench.server_load [--tables 500] [--rate 600] [--seconds 15] [--trace] [--json]

One process serves (`won serve` on SQLite, every action on disk before it is acknowledged), this one plays all seats
over loopback: once with clients that are sent whole states, once with clients that take patches. An echo server takes
the same load in the same run, because machines differ. Each table starts in the middle of an industry game. The games
are drawn beforehand, so that playing costs this process next to nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
from typing import Any

from bench.load.measure import Say, measure_echo, measure_won
from bench.load.report import table

NAMES = {1: "whole states", 2: "patches"}


def promises(args: argparse.Namespace, won: dict[str, Any]) -> dict[str, bool]:
    """What we promise on two cores that do nothing else, to clients that take patches."""
    return {
        f"{args.rate:g} actions a second": won["actions_per_second"] >= 0.98 * args.rate,
        "99% acknowledged within 50 ms": won["acknowledged"]["p99_ms"] <= 50,
        "under 0.7 ms of processor an action": won["processor_ms_per_action"] < 0.7,
        "under 3 kB an action": won["kB_per_action"] < 3,
        "2000 actions a second on one core": won["most_per_second"] >= 2000,
        "told to all seats": won["all_told_to_all"] and not won["lost_connections"],
        "an idle table under 200 kB": won["idle_table_kB"] < 200,
        "woken within 100 ms": won["waking"]["p99_ms"] <= 100,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=600)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--database", default="", help="instead of a new SQLite file; an empty PostgreSQL")
    parser.add_argument("--profile", default="", help="a file for cProfile's account of the server, which slows it")
    parser.add_argument(
        "--trace", action="store_true", help="say what held up the event loop or a commit for over 20 ms"
    )
    parser.add_argument(
        "--versions", type=int, nargs="+", default=[1, 2], help="of the protocol: 1 whole states, 2 patches"
    )
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    say: Say = lambda text: print(text, file=sys.stderr, flush=True)  # noqa: E731
    with contextlib.suppress(ImportError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    say("a bare echo server")
    results = {"echo": asyncio.run(measure_echo(args, say))}
    for version in args.versions:
        say(f"won serve, {NAMES[version]}")
        results[NAMES[version]] = asyncio.run(measure_won(args, version, say))
    held = promises(args, results[NAMES[args.versions[-1]]])
    print(json.dumps({**results, "promises": held}) if args.json else table(results, held))


if __name__ == "__main__":
    main()
