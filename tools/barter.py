"""What barter is worth in industry: the same games with and without it, by their seeds.

Merchants play each seed once with barter and once without; a single merchant among clerks likewise, from each seat.

Usage: python -m tools.barter [--games N] [--edition E] [--players P] [--rounds R] [--seed S] [--only joint|single]
"""

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from won.core.chance import source
from won.core.game import Result
from won.core.record import Seat
from won.industry import events
from won.industry import game as industry
from won.players.bot import Bot
from won.players.industry.clerk import Clerk
from won.players.industry.merchant import Merchant
from won.players.table import play


class Outcome(NamedTuple):
    result: Result
    deals: int
    rounds: int


class Setting(NamedTuple):
    edition: str
    players: int
    games: int
    rounds: int
    seed: str

    @property
    def name(self) -> str:
        return f"{self.edition}, {self.games} games{f' of at most {self.rounds} rounds' if self.rounds else ''}"


def played(setting: Setting, bots: Sequence[Bot], seed: str) -> Outcome:
    chance = industry.draw_chance(len(bots), source(seed).random)
    options = {"rounds": setting.rounds} if setting.rounds else {}
    game = industry.new(setting.edition, [Seat(str(seat)) for seat in range(len(bots))], chance, options)
    deals = sum(isinstance(event, events.Bartered) for _, _, told in play(game, bots) for event in told)
    assert game.result is not None
    return Outcome(game.result, deals, game.state.round)


def interval(values: Sequence[float]) -> str:
    """The mean with its 95% interval."""
    half = 1.96 * stdev(values) / sqrt(len(values))
    return f"{fmean(values):.2f} ± {half:.2f}"


def joint(setting: Setting) -> list[float]:
    """The sum of all points, with and without, and by how much they differ game by game."""
    players, seed = setting.players, setting.seed
    sums: dict[bool, list[float]] = {False: [], True: []}
    deals: list[float] = []
    rounds: dict[bool, list[float]] = {False: [], True: []}
    for number in range(setting.games):
        for barter in (False, True):
            bots: list[Bot] = [Merchant(f"{seed}/{number}/{seat}", barter=barter) for seat in range(players)]
            outcome = played(setting, bots, f"{seed}/{number}")
            sums[barter].append(sum(points.total for points in outcome.result.scores))
            rounds[barter].append(outcome.rounds)
            if barter:
                deals.append(outcome.deals)
    print(f"{players} merchants, {setting.name}: the sum of their points")
    print(f"  without barter  {interval(sums[False])} in {fmean(rounds[False]):.1f} rounds")
    print(
        f"  with barter     {interval(sums[True])} in {fmean(rounds[True]):.1f} rounds, {fmean(deals):.1f} deals a game"
    )
    gained = [a - b for a, b in zip(sums[True], sums[False], strict=True)]
    print(f"  difference      {interval(gained)}")
    return gained


def single(setting: Setting) -> list[float]:
    """How often one merchant wins among clerks, a shared win counted in part."""
    players, seed = setting.players, setting.seed
    print(f"1 merchant among {players - 1} clerks, {setting.name}: its share of wins")
    found: list[float] = []
    for barter in (False, True):
        wins: list[float] = []
        for number in range(setting.games):
            group, place = divmod(number, players)
            bots: list[Bot] = [Clerk(f"{seed}/{group}/{seat}") for seat in range(players)]
            bots[place] = Merchant(f"{seed}/{group}/{place}", barter=barter)
            winners = played(setting, bots, f"{seed}/{group}").result.winners
            wins.append((place in winners) / len(winners))
        print(f"  {'with barter   ' if barter else 'without barter'}  {interval(wins)}")
        found.append(fmean(wins))
    return found


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="of each kind (100)")
    parser.add_argument("--edition", default="second", choices=("first", "second", "v3"))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=0, help="at most; 0 for whole games")
    parser.add_argument("--seed", default="barter")
    parser.add_argument("--only", default="", choices=("", "joint", "single"))
    args = parser.parse_args(words)
    for name, experiment in (("joint", joint), ("single", single)):
        if args.only in ("", name):
            experiment(Setting(args.edition, args.players, args.games, args.rounds, args.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
