"""Golden games of industry: one for each edition and number of players.

`python -m tests.industry.golden` plays them anew.
"""

from __future__ import annotations

from tests.golden import keep
from tests.industry.drivers import Lavish, Mixed, labels
from won.core.conformance import Conformance, Driver
from won.industry import game as industry
from won.industry.edition import EDITIONS, players

TABLES = [(edition, count) for edition in EDITIONS for count in range(players(edition)[0], players(edition)[1] + 1)]
NAMES = [f"industry-{edition}-{count}p" for edition, count in TABLES]


def main() -> None:
    for number, (edition, count) in enumerate(TABLES):
        driver: Driver = Lavish(14) if number % 2 else Mixed(0.85)
        kit = Conformance(industry, edition, count, f"golden {edition} {count}", {"rounds": 5}, driver, None, labels)
        keep(NAMES[number], kit)


if __name__ == "__main__":
    main()
