"""How many tables a machine carries, simulated from what `bench.server_load` and `bench.growth` measure.

    python -m bench.capacity [--server-ms 0.6] [--database-ms 0.2] [--heard-ms 0.02] [--flush-ms 3]

Actions arrive at random. Each waits for its process, which takes `server-ms` for it; then for the database, which
commits all that wait in one transaction of `database-ms` an action and `flush-ms` for the disk. Each other process takes
`heard-ms` to hear of it. A machine carries as many actions as are acknowledged within 50 ms, 99 of 100 of them, with no
processor busier than `BUSIEST`. A table of four people who each think for twenty seconds takes `PACE` actions a second.
"""

from __future__ import annotations

import argparse
import heapq
import random
from typing import Final, NamedTuple

PACE: Final = 0.2
BUSIEST: Final = 0.7
LIMIT: Final = 0.050  # seconds until 99 of 100 actions are acknowledged
ACTIONS: Final = 20_000  # in one simulation
TABLE_KB: Final = 320  # memory of a table with four people, as measured


class Costs(NamedTuple):
    """Seconds an action."""

    server: float
    database: float
    heard: float
    flush: float


class Machine(NamedTuple):
    name: str
    processes: int
    own_database: bool  # the database has processors of its own
    routed: bool = True  # only those processes hear of an action that have its table


MACHINES: Final = (
    Machine("1 core, SQLite", 1, own_database=False),
    Machine("2 cores, SQLite", 1, own_database=True),
    Machine("2 cores, PostgreSQL elsewhere", 2, own_database=True, routed=False),
    Machine("4 cores, PostgreSQL elsewhere", 4, own_database=True, routed=False),
    Machine("8 cores, PostgreSQL elsewhere", 8, own_database=True, routed=False),
    Machine("8 cores, each action heard where its table is", 8, own_database=True),
    Machine("32 cores, each action heard where its table is", 32, own_database=True),
)


def service(machine: Machine, costs: Costs) -> float:
    """Seconds of its process that an action takes, with what it hears of the others' actions."""
    heard = 0.0 if machine.routed else costs.heard * (machine.processes - 1)
    return costs.server + heard + (0.0 if machine.own_database else costs.database)


def most(machine: Machine, costs: Costs) -> float:
    """Actions a second: halved until the simulation keeps the limit, then refined."""
    low, high = 0.0, BUSIEST * machine.processes / service(machine, costs)
    high = min(high, BUSIEST / costs.database) if machine.own_database else high
    if p99(machine, costs, high) <= LIMIT:
        return high
    for _ in range(8):
        middle = (low + high) / 2
        low, high = (middle, high) if p99(machine, costs, middle) <= LIMIT else (low, middle)
    return low


def p99(machine: Machine, costs: Costs, rate: float) -> float:
    """Seconds within which 99 of 100 actions are acknowledged."""
    draw, now = random.Random(0), 0.0
    takes, free = service(machine, costs), [0.0] * machine.processes
    decided: list[tuple[float, float]] = []  # when it is handed to the database, and when it came
    for _ in range(ACTIONS):
        now += draw.expovariate(rate)
        process = draw.randrange(machine.processes)
        free[process] = max(free[process], now) + takes
        heapq.heappush(decided, (free[process], now))
    waits, done = [], 0.0
    while decided:
        begins = max(done, decided[0][0])
        batch = []
        while decided and decided[0][0] <= begins:
            batch.append(heapq.heappop(decided)[1])
        done = begins + costs.flush * draw.choice((1, 1, 1, 3)) + costs.database * len(batch)
        waits += [done - came for came in batch]
    return sorted(waits)[int(len(waits) * 0.99)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server-ms", type=float, default=0.6)
    parser.add_argument("--database-ms", type=float, default=0.2)
    parser.add_argument("--heard-ms", type=float, default=0.02)
    parser.add_argument("--flush-ms", type=float, default=3.0)
    args = parser.parse_args()
    costs = Costs(*[ms / 1000 for ms in (args.server_ms, args.database_ms, args.heard_ms, args.flush_ms)])
    print("| machine | processes | actions a second | tables in play | memory of the tables |\n|---|--:|--:|--:|--:|")
    for machine in MACHINES:
        actions = most(machine, costs)
        tables = round(actions / PACE, -2)
        memory = f"{tables * TABLE_KB / 1e6:.1f} GB"
        print(f"| {machine.name} | {machine.processes} | {actions:,.0f} | {tables:,.0f} | {memory} |")


if __name__ == "__main__":
    main()
