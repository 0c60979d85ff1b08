"""How many tables a machine carries, simulated from what `bench.server_load` and `bench.growth` measure.

    python -m bench.capacity [--sqlite-ms 0.70] [--server-ms 1.3] [--database-ms 0.2] ...

Actions arrive at random. Each waits for its process, which takes `sqlite-ms` or, with PostgreSQL, `server-ms` for it;
no process hears of the actions of another. Then it waits for the commit: a process commits all that wait in one
transaction, which begins `APART` after the one before at the earliest, and takes `flush-ms` for the disk, now and then
three times as long, and `database-ms` an action. A machine carries as many actions as are acknowledged within 50 ms, 99
of 100 of them, with no processor busier than `BUSIEST`. A table of four people who each think for twenty seconds takes
`PACE` actions a second.
"""

from __future__ import annotations

import argparse
import random
from collections import deque
from typing import Final, NamedTuple

from won.server.storage.writer import APART

PACE: Final = 0.2
BUSIEST: Final = 0.7
LIMIT: Final = 0.050  # seconds until 99 of 100 actions are acknowledged
ACTIONS: Final = 20_000  # in one simulation
TABLE_KB: Final = 398  # memory of a table with four people, as measured


class Costs(NamedTuple):
    """Seconds an action."""

    sqlite: float
    server: float
    database: float
    flush: float


class Machine(NamedTuple):
    name: str
    processes: int
    database_cores: int = 0  # of PostgreSQL; none for SQLite, whose work is done by the process


MACHINES: Final = (
    Machine("1 or 2 cores, SQLite", 1),
    Machine("1 core, and 1 for PostgreSQL", 1, 1),
    Machine("2 cores, and 1 for PostgreSQL", 2, 1),
    Machine("4 cores, and 1 for PostgreSQL", 4, 1),
    Machine("8 cores, and 2 for PostgreSQL", 8, 2),
    Machine("40 cores, and 8 for PostgreSQL", 40, 8),
)


def service(machine: Machine, costs: Costs) -> float:
    """Seconds of its process that an action takes."""
    return costs.server if machine.database_cores else costs.sqlite


def most(machine: Machine, costs: Costs) -> float:
    """Actions a second."""
    low, high = 0.0, BUSIEST * machine.processes / service(machine, costs)
    if machine.database_cores:
        high = min(high, BUSIEST * machine.database_cores / costs.database)
    if p99(machine, costs, high) <= LIMIT:
        return high
    for _ in range(8):
        middle = (low + high) / 2
        low, high = (middle, high) if p99(machine, costs, middle) <= LIMIT else (low, middle)
    return low


def p99(machine: Machine, costs: Costs, rate: float) -> float:
    """Seconds within which 99 of 100 actions are acknowledged; the processes are alike, so one of them is simulated."""
    draw, now, free = random.Random(0), 0.0, 0.0
    takes, writes = service(machine, costs), costs.database if machine.database_cores else 0.0
    decided: deque[tuple[float, float]] = deque()  # when each is handed to the database, and when it came
    for _ in range(ACTIONS):
        now += draw.expovariate(rate / machine.processes)
        free = max(free, now) + takes
        decided.append((free, now))
    waits: list[float] = []
    begun = done = 0.0
    while decided:
        begins = max(done, begun + APART, decided[0][0])
        begun = begins
        batch = []
        while decided and decided[0][0] <= begins:
            batch.append(decided.popleft()[1])
        done = begins + costs.flush * draw.choice((1, 1, 1, 3)) + writes * len(batch)
        waits += [done - came for came in batch]
    return sorted(waits)[int(len(waits) * 0.99)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, ms in (("sqlite", 0.70), ("server", 1.3), ("database", 0.2), ("flush", 5.0)):
        parser.add_argument(f"--{name}-ms", dest=name, type=float, default=ms)
    args = parser.parse_args()
    costs = Costs(*[getattr(args, name) / 1000 for name in Costs._fields])
    print("| machine | processes | actions a second | tables in play | memory of the tables |\n|---|--:|--:|--:|--:|")
    for machine in MACHINES:
        actions = most(machine, costs)
        tables = round(actions / PACE, -2)
        memory = f"{tables * TABLE_KB / 1e6:.1f} GB"
        print(f"| {machine.name} | {machine.processes} | {actions:,.0f} | {tables:,.0f} | {memory} |")


if __name__ == "__main__":
    main()
