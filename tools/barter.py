"""What barter is worth in industry: the same games of four merchants with it and without it, pair by pair.

The two games of a pair have the same first player, packages and bots. Finished pairs are kept in a file, a line each:
stopped at any moment, the same command goes on from there.

Usage: python -m tools.barter [--games N] [--edition E] [--rounds R] [--workers K] [--file F]
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec

from won.arena.adapters import ADAPTERS
from won.arena.job import Job, start
from won.arena.processes import workers
from won.arena.runner import run
from won.arena.schedule import Match, job
from won.arena.standings import Z
from won.core.chance import source
from won.core.game import Game
from won.games import GAMES
from won.industry import events
from won.players.bot import Bot, Decision
from won.players.industry.merchant import Merchant
from won.players.table import play

ROOT = Path(__file__).parent.parent
FILE = ROOT / "build/strength/barter.jsonl"
SEED = "barter"
SEATS = 4


class Setting(NamedTuple):
    edition: str
    rounds: int  # at most; 0 for whole games


class Pair(NamedTuple):
    setting: Setting
    number: int


class Outcome(NamedTuple):
    points: int  # of all together
    length: int
    deals: int


class PlayedPair(NamedTuple):
    """A pair that was played."""

    pair: Pair
    without: Outcome
    barter: Outcome


class Summary(NamedTuple):
    """The points of all together: the means, and how much more with barter, with its 95% interval."""

    setting: Setting
    pairs: int
    without: float
    barter: float
    gain: float
    low: float
    high: float
    lengths: tuple[float, float]
    deals: float


class Dealt:
    """A bot whose packages are dealt by lot."""

    def __init__(self, bot: Bot, draw: Callable[[], float]) -> None:
        self.bot = bot
        self.draw = draw

    def decide(self, game: Game, seat: int) -> Decision:
        package = ADAPTERS["industry"].random_draft(game, seat, self.draw)
        return self.bot.decide(game, seat) if package is None else Decision(package)

    def answer(self, game: Game, seat: int) -> Decision | None:
        return self.bot.answer(game, seat)


def play_pair(pair: Pair) -> PlayedPair:
    defaults = GAMES["industry"].defaults
    options = {defaults.limit: pair.setting.rounds or defaults.length}
    task = job(Match("industry", pair.setting.edition, options, ("merchant",) * SEATS, SEED), SEATS * pair.number)
    return PlayedPair(pair, _played(task, False), _played(task, True))


def _played(task: Job, barter: bool) -> Outcome:
    game = start(task)
    draw = source(f"{task.seed}/lots").random
    bots = [Dealt(Merchant(f"{task.seed}/{entrant}", barter=barter), draw) for entrant in task.entrants]
    deals = sum(isinstance(event, events.Bartered) for _, _, happened in play(game, bots) for event in happened)
    assert game.result is not None
    points = sum(points.total for points in game.result.scores)
    return Outcome(points, ADAPTERS["industry"].length(game), deals)


def stored_pairs(file: Path) -> dict[Pair, PlayedPair]:
    """What was played before; a line that was cut off is played again."""
    result: dict[Pair, PlayedPair] = {}
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            pair = msgspec.json.decode(line, type=PlayedPair)
        except msgspec.DecodeError:
            continue
        result[pair.pair] = pair
    return result


def play_pairs(
    file: Path, setting: Setting, games: int, cores: int, on_pair: Callable[[bool], None] = lambda from_file: None
) -> list[PlayedPair]:
    """Pairs of a setting, from the file or played now; `on_pair` gets True for each pair from the file."""
    stored = stored_pairs(file)
    pairs = [Pair(setting, number) for number in range(games)]
    for _ in [pair for pair in pairs if pair in stored]:
        on_pair(True)
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as out, workers(cores) as at_work:
        for result in run(play_pair, (pair for pair in pairs if pair not in stored), at_work):
            out.write(b"\n" * (out.tell() > 0) + msgspec.json.encode(result))
            out.flush()
            stored[result.pair] = result
            on_pair(False)
    return [stored[pair] for pair in pairs]


def summary(pairs: Sequence[PlayedPair]) -> Summary:
    gains = [each.barter.points - each.without.points for each in pairs]
    gain = fmean(gains)
    half = Z * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else float("inf")
    return Summary(
        pairs[0].pair.setting,
        len(pairs),
        fmean(each.without.points for each in pairs),
        fmean(each.barter.points for each in pairs),
        gain,
        gain - half,
        gain + half,
        (fmean(each.without.length for each in pairs), fmean(each.barter.length for each in pairs)),
        fmean(each.barter.deals for each in pairs),
    )


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="pairs of games (100)")
    parser.add_argument("--edition", default="second", choices=("first", "second", "v3"))
    parser.add_argument("--rounds", type=int, default=0, help="at most; 0 for whole games")
    parser.add_argument("--workers", type=int, default=1, help="processes at once (1)")
    parser.add_argument("--file", type=Path, default=FILE, help="where the pairs are kept")
    args = parser.parse_args(words)
    total = summary(play_pairs(args.file, Setting(args.edition, args.rounds), args.games, args.workers))
    print(f"{SEATS} merchants, {args.edition}, {total.pairs} pairs of games: the points of all together")
    print(f"  without barter  {total.without:.1f} in {total.lengths[0]:.1f} rounds")
    print(f"  with barter     {total.barter:.1f} in {total.lengths[1]:.1f} rounds, {total.deals:.1f} deals a game")
    print(f"  difference      {total.gain:.1f}, 95% interval {total.low:.1f} to {total.high:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
