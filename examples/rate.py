"""Write a bot and rate it in the arena.

    python examples/rate.py --games 60 --out rate.sqlite

`Farmer` is a whole bot: it prefers food to everything else. Each game it plays is kept in the file of results, which
`won report` turns into a page of charts. The same seed gives the same games.
"""

import argparse
from os import cpu_count
from random import Random

from won.arena.play import play_matches
from won.arena.processes import workers
from won.arena.ratings import Rating, ratings
from won.arena.results import Results
from won.arena.schedule import Match
from won.arena.standings import Summary, summary
from won.arena.stored_games import games
from won.core.game import Game
from won.industry.notation import write
from won.players.bot import Decision

LIKES = ("build farm", "flag", "sell food", "produce", "accept")  # the first that is possible


class Farmer:
    """Builds farms, sells food, never borrows, and takes any deal."""

    def __init__(self, seed: str | int, budget: float | None = None) -> None:
        self.random = Random(str(seed))  # the arena gives each bot a seed of its own

    def decide(self, game: Game, seat: int) -> Decision:
        """On its turn: always an action that is legal."""
        possible = {write(action): action for action in game.legal(seat).actions}
        for liked in LIKES:
            result = sorted(line for line in possible if line.startswith(liked))
            if result:
                return Decision(possible[self.random.choice(result)])
        if "pass" in possible:
            return Decision(possible["pass"])
        return Decision(game.sample(seat, self.random.random))

    def answer(self, game: Game, seat: int) -> Decision | None:
        """Asked off its turn: an action, or none to leave the offer open."""
        accepting = [action for action in game.legal(seat).actions if write(action).startswith("accept")]
        return Decision(accepting[0]) if accepting else None


def rate(count: int, out: str, processes: int) -> tuple[Summary, list[Rating]]:
    """Play a match in which each bot sits in each seat equally often; the figures and the ratings."""
    lineup = ("rate:Farmer", "random", "novice", "merchant")
    match = Match("industry", "second", {"rounds": 12}, lineup, seed="rate")
    with Results(out) as results:
        play_matches([match], count, results, workers(processes), on_game=lambda played: None)
        played = games(results, results.match_id(match))
    return summary(played), ratings(played)


def main(count: int, out: str, processes: int) -> None:
    figures, rated = rate(count, out, processes)
    print(f"{figures.games} games, {figures.distinct} distinct, {figures.marked} with an incident")
    print(f"{'bot':14}{'seats':>6}{'wins':>7}  95% interval")
    for standing in figures.standings:
        won = standing.won
        print(f"{standing.bot:14}{won.tries:6}{won.share:7.1%}  {won.low:.1%} to {won.high:.1%}")
    print(f"\n{'bot':14}{'rating':>7}  95% interval")
    for rating in rated:
        print(f"{rating.bot:14}{rating.strength:7.1f}  {rating.low:.1f} to {rating.high:.1f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--out", default="rate.sqlite")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1)
    args = parser.parse_args()
    main(args.games, args.out, args.workers)
