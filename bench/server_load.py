"""Measure a server under load: tables and seats held, actions per second, time to acknowledge, memory.

    python -m bench.server_load [--tables 500] [--rate 300] [--seconds 20] [--json]

One process serves (`won serve` on SQLite, every action on disk before it is acknowledged), this one plays all seats
over loopback. An echo server takes the same load in the same run, because machines differ. Each table starts in the
middle of an industry game. The games are drawn beforehand, so that playing costs this process next to nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
from typing import Any

from bench.load.measure import Say, measure_echo, measure_won


def promises(args: argparse.Namespace, won: dict[str, Any]) -> dict[str, bool]:
    """What we promise on two cores that do nothing else."""
    return {
        f"{args.rate:g} actions a second": won["actions_per_second"] >= 0.98 * args.rate,
        "99% acknowledged within 100 ms": won["acknowledged"]["p99_ms"] <= 100,
        "told to all seats": won["all_told_to_all"] and not won["lost_connections"],
        "an idle table under 200 kB": won["idle_table_kB"] < 200,
        "woken within 100 ms": won["waking"]["p99_ms"] <= 100,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--database", default="", help="instead of a new SQLite file; an empty PostgreSQL")
    parser.add_argument("--profile", default="", help="a file for cProfile's account of the server, which slows it")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    say: Say = lambda text: print(text, file=sys.stderr, flush=True)  # noqa: E731
    with contextlib.suppress(ImportError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    say("a bare echo server")
    echo = asyncio.run(measure_echo(args, say))
    say("won serve")
    won = asyncio.run(measure_won(args, say))
    print(json.dumps({"echo": echo, "won": won, "promises": promises(args, won)}, indent=None if args.json else 2))


if __name__ == "__main__":
    main()
