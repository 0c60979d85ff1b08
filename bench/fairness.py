"""What attackers cost the others: the same load without and with them, in turn, in one run.

    python -m bench.fairness [--tables 300] [--rate 150] [--seconds 8] [--turns 3] [--attacks NAME ...]
                             [--database URL] [--json]

Four people sit at each table, and their actions come at a steady rate. The attackers page through a long game without
a key, import long games, ask for advice, open what-ifs, let bots play at twenty tables and talk, each without pause;
the server's limits of requests are off, so that only its fairness protects the others. With `--database` an empty
PostgreSQL is used instead of a new SQLite file; `--database postgres` starts one.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import statistics
import sys
import tempfile
from collections.abc import Iterator
from typing import Any

from bench.attackers import ATTACKS, attackers
from bench.load.driver import Load, paced
from bench.load.measure import figures, seat_all
from bench.load.server import Server, free_port, serving
from bench.load.tables import create_tables, scripts
from tests.server.postgres import Cluster


@contextlib.contextmanager
def database(wanted: str) -> Iterator[str]:
    if wanted == "postgres":
        with contextlib.closing(Cluster(fsync=True)) as cluster:
            yield cluster.create()
    elif wanted:
        yield wanted
    else:
        with tempfile.TemporaryDirectory(prefix="won-fairness-") as folder:
            yield f"sqlite:///{folder}/won.db"


async def measured(args: argparse.Namespace, url: str) -> dict[str, Any]:
    """The figures of each turn, and the ratio of each pair."""
    keys, tables = await create_tables(url, scripts(), args.tables)
    port = free_port()
    words = ["-m", "won.cli.main", "serve", "--port", str(port), "--limits", "0", "--database", url]
    with serving(words, port) as server:
        load = Load()
        await seat_all(server.port, load, tables, keys, _say)
        load.free.extend(tables)
        await paced(load, args.rate, args.seconds / 2)  # warms up
        turns = [await _turn(args, server, load) for _ in range(args.turns)]
        for client in load.tables:
            client.close()
    ratios = [turn["attacked"]["p99_ms"] / turn["alone"]["p99_ms"] for turn in turns]
    medians = [turn["attacked"]["median_ms"] / turn["alone"]["median_ms"] for turn in turns]
    return {
        "seats": len(load.tables),
        "turns": turns,
        "p99_ratio": round(statistics.median(ratios), 2),
        "median_ratio": round(statistics.median(medians), 2),
        "refused": load.refused,
    }


async def _turn(args: argparse.Namespace, server: Server, load: Load) -> dict[str, Any]:
    _say("  alone")
    alone = await _paced(args, load)
    _say("  with the attackers")
    url = f"http://127.0.0.1:{server.port}"
    with contextlib.ExitStack() as stack:
        await asyncio.to_thread(stack.enter_context, attackers(url, args.attacks))
        attacked = await _paced(args, load)
        await asyncio.to_thread(stack.close)
    return {"alone": alone, "attacked": attacked}


async def _paced(args: argparse.Namespace, load: Load) -> dict[str, float]:
    load.acknowledged.clear()
    await paced(load, args.rate, args.seconds)
    return figures(load.acknowledged)


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=150)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--attacks", nargs="+", choices=list(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--database", default="")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with database(args.database) as url:
        result = asyncio.run(measured(args, url))
    if args.json:
        print(json.dumps(result))
        return
    print(f"{args.tables} tables, {result['seats']} seats, {args.rate:g} actions a second; ms to acknowledge")
    print(f"{'':20}{'median':>10}{'p99':>10}{'longest':>10}")
    for turn in result["turns"]:
        for name, row in turn.items():
            print(f"{name:20}{row['median_ms']:>10}{row['p99_ms']:>10}{row['longest_ms']:>10}")
    print(f"attacked / alone: median {result['median_ratio']}, p99 {result['p99_ratio']} (of the middle turn)")


if __name__ == "__main__":
    main()
