"""What a second process adds: one and two servers on PostgreSQL under the same load, each table at one of them.

    python -m bench.growth [--tables 200] [--rate 200] [--seconds 10] [--json]

The figures are processor time an action, of the servers and of PostgreSQL, because the load comes from the same machine
and other programs may run on it. A further process has no tables: what it takes is the price of one more process. If an
action costs two processes as much as one, two processors carry twice as much; `gain` is how much more they carry by
these figures, where the database has a processor of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
from contextlib import ExitStack
from typing import Any

import psutil

from bench.load.driver import Load, paced
from bench.load.measure import figures, seat_all
from bench.load.report import shown
from bench.load.server import Server, free_port, serving
from bench.load.tables import create_tables, scripts
from tests.server.postgres import Cluster

LINES = (
    ("actions a second", "actions_per_second"),
    ("  server ms an action", "server_ms_per_action"),
    ("  database ms an action", "database_ms_per_action"),
    ("  idle process, ms an action", "idle_ms_per_action"),
    ("  acknowledged, p99 ms", "acknowledged.p99_ms"),
    ("refused", "refused"),
)


class Database:
    """A PostgreSQL of its own that waits for the disk as one for real tables does."""

    def __init__(self) -> None:
        self.cluster = Cluster(fsync=True)
        self.url = self.cluster.create()

    @property
    def seconds(self) -> float:
        """Of processor time, of the server and all its workers, also those that have ended."""
        pid = int((self.cluster.folder / "data/postmaster.pid").read_text().split()[0])
        times = psutil.Process(pid).cpu_times()
        used = times.user + times.system + times.children_user + times.children_system
        for worker in psutil.Process(pid).children():
            with contextlib.suppress(psutil.NoSuchProcess):
                used += sum(worker.cpu_times()[:2])
        return float(used)


async def measured(processes: int, args: argparse.Namespace) -> dict[str, Any]:
    """The same load on so many processes; the tables are dealt out to them in turn."""
    database = Database()
    with contextlib.closing(database.cluster), ExitStack() as started:
        keys, tables = await create_tables(database.url, scripts(), args.tables)
        servers = [started.enter_context(_serving(database.url)) for _ in range(processes)]
        idle = started.enter_context(_serving(database.url))  # has no tables
        load = Load()
        for place, server in enumerate(servers):
            await seat_all(server.port, load, tables[place::processes], keys, lambda text: None)
        load.free.extend(tables)
        await paced(load, args.rate, args.seconds / 2)  # warms up
        load.acknowledged.clear()
        before, database_before = sum(server.seconds for server in servers), database.seconds
        idle_before = idle.seconds
        took = await paced(load, args.rate, args.seconds)
        count = len(load.acknowledged)
        used = sum(server.seconds for server in servers) - before
        result = {
            "processes": processes,
            "actions_per_second": round(count / took, 1),
            "server_ms_per_action": round(used * 1000 / count, 3),
            "database_ms_per_action": round((database.seconds - database_before) * 1000 / count, 3),
            "idle_ms_per_action": round((idle.seconds - idle_before) * 1000 / count, 3),
            "acknowledged": figures(load.acknowledged),
            "refused": load.refused,
        }
        for client in load.tables:
            client.close()
    return result


def _serving(url: str) -> contextlib.AbstractContextManager[Server]:
    port = free_port()
    return serving(["-m", "won.cli.main", "serve", "--port", str(port), "--limits", "0", "--database", url], port)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    first, two = (asyncio.run(measured(processes, args)) for processes in (1, 2))
    gain = round(2 * first["server_ms_per_action"] / two["server_ms_per_action"], 2)
    if args.json:
        print(json.dumps({"one": first, "two": two, "gain": gain}))
        return
    print(f"{'':28}{'1 process':>12}{'2 processes':>12}")
    for label, path in LINES:
        print(f"{label:28}{shown(first, path):>12}{shown(two, path):>12}")
    print(f"two processes carry {gain} times as much as one, by processor time")


if __name__ == "__main__":
    main()
