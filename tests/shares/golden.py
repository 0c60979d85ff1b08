"""Golden games of shares: one for each revision and number of players, with options of its own, one with a pack.

`python -m tests.shares.golden` plays those of the present revision anew; those before it are never played again.
"""

from __future__ import annotations

from typing import Any

from tests.golden import keep
from tests.shares.drivers import GRASPING, Depth, Sociable, Spendthrift
from won.core.conformance import Conformance, Driver
from won.shares import game as shares

OPTIONS: dict[int, dict[str, Any]] = {
    2: {"tour": "junction", "americas": "german"},
    3: {"claims": "hand", "early_choice": "free", "aluminium": "card", "pooling": "outside"},
    4: {},
    5: {"bidding": "sealed", "lots": "free", "cash": "open", "creditors": "estate"},
    6: {"joint": "any", "pack": GRASPING},
}
TURNS = 150
SEEDS = {2: 6, 3: 10, 4: 5, 5: 1, 6: 8}  # chosen so that between them they see every event that moves something
NAMES = [
    *(f"shares-{count}p" for count in OPTIONS),  # of revision 1
    *(f"shares-r2-{count}p" for count in OPTIONS),
]


def kit(count: int, seed: int) -> Conformance:
    """A game of the present revision about to be played."""
    driver: Driver = Spendthrift(0.93) if count == 6 else Sociable(0.15)
    chosen = {"turns": TURNS, **OPTIONS[count]}
    return Conformance(shares, "classic", count, f"golden {count} {seed}", chosen, driver, None, Depth(), 0)


def main() -> None:
    for count in OPTIONS:
        keep(f"shares-r{shares.REVISION}-{count}p", kit(count, SEEDS[count]))


if __name__ == "__main__":
    main()
