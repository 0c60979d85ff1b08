"""How strong the bots are: plays the experiments of `docs/strength.md` and writes that page with its pictures.

The games are kept in build/strength: stopped at any moment, the same command goes on from there. The page is written
after each experiment, so that what there is can be read.

Usage: python -m tools.strength [--games N] [--minutes M] [--workers K] [--only WORD] [--write]
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path

from tools import strength_ratings
from tools.barter import Setting, play_pairs, stored_pairs, summary
from tools.strength_behaviour import behaviour
from tools.strength_page import Experiment, Outcome, write
from won.arena.job import Job, Played
from won.arena.play import play_matches
from won.arena.processes import workers
from won.arena.results import Results
from won.arena.schedule import job, whole_groups
from won.arena.standings import share
from won.arena.stored_games import games, records
from won.cli.progress import Progress
from won.players import ladder, opponents_for
from won.players.levels import SEARCHING, level_of
from won.text.language import Language

ROOT = Path(__file__).parent.parent
FILE = ROOT / "build/strength/strength.sqlite"
PAGE = ROOT / "docs/strength.md"
GAMES = 200


EDITIONS = (("industry", "second"), ("shares", "classic"))  # in which opponents bargain


CHUNK = 8  # games after which the time is looked at


def among(strong: str, weak: str, seats: int) -> tuple[str, ...]:
    return (strong, *[weak] * (seats - 1))


# Bargainers none of whom should win clearly more than one game in four.
OPPONENTS = [(game, edition, name) for game, edition in EDITIONS for name in opponents_for(game)]
STEPS = [  # of the ladders: a level and the one below
    Experiment(game, edition, (strong, strong, weak, weak), 0.65, 0.8)
    for game, edition in EDITIONS
    for weak, strong in pairwise([level for level in ladder(game) if "-" not in level])
]
TEMPERED = Experiment("industry", "second", ("merchant-bold", "merchant-careful", "merchant-haggler", "merchant"), None)
QUICK_STEPS = [step for step in STEPS if step.lineup[0] not in SEARCHING]
EXPERIMENTS = [  # the quick ones first
    *QUICK_STEPS,
    *[Experiment("industry", edition, among("clerk", "random", 4), 0.98) for edition in ("first", "second")],
    *[Experiment("industry", edition, among("merchant", "clerk", 4), 0.8) for edition in ("first", "second")],
    Experiment("industry", "v3", among("merchant", "clerk", 2), 0.9),
    *[Experiment("industry", "second", among("merchant", "clerk", seats), 0.85) for seats in (3, 5, 6)],
    TEMPERED,
    Experiment("shares", "classic", among("clerk", "dabbler", 4), 0.65),
    Experiment("shares", "classic", among("merchant", "clerk", 4), 0.5),
    *[Experiment(game, edition, among(opponent, "merchant", 4), 0.0, 0.3) for game, edition, opponent in OPPONENTS],
    *[step for step in STEPS if step.lineup[0] in SEARCHING],
    *[
        Experiment("industry", edition, among(f"magnate:{seconds}", "merchant", 4), asked)
        for seconds, asked in (("0.02", None), ("0.1", 0.6), ("0.5", None))
        for edition in ("first", "second")
    ],
    Experiment("industry", "v3", among("magnate:0.1", "merchant", 2), 0.95),
    Experiment("industry", "second", ("magnate:0.5", "merchant", "hard", "clerk"), 0.5),
    Experiment("industry", "second", among("magnate:2", "merchant", 4), None),
    *[
        Experiment("shares", "classic", among(f"magnate:{seconds}", "merchant", 4), asked)
        for seconds, asked in (("0.02", None), ("0.1", 0.45), ("0.5", None))
    ],
]
WATCHED = [
    TEMPERED,
    *[experiment for experiment in EXPERIMENTS if experiment.lineup == among("magnate:0.1", "merchant", 4)],
]
BARTER = [Setting(edition, rounds) for edition in ("first", "second") for rounds in (5, 0)]


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each experiment ({GAMES})")
    parser.add_argument("--workers", type=int, default=2, help="processes at once (2)")
    parser.add_argument("--only", default="", help="the experiments whose name has this word in it")
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after so long, with a part of each")
    parser.add_argument("--write", action="store_true", help="play nothing: write the page of what is there")
    parser.add_argument("--file", type=Path, default=FILE, help="the file of results")
    parser.add_argument("--out", type=Path, default=PAGE, help="the page")
    args = parser.parse_args(words)
    args.file.parent.mkdir(parents=True, exist_ok=True)
    with Results(str(args.file)) as results:
        if args.minutes:
            play_part(results, args)
        elif not args.write:
            for step in steps(results, args):
                step()
                page(results, args)
        page(results, args)
    return 0


def play_part(results: Results, args: argparse.Namespace) -> None:
    """A few games of each experiment in turn, until the time is over or all are played."""
    end = time.monotonic() + 60 * args.minutes
    for count in range(CHUNK, args.games + CHUNK, CHUNK):
        part = argparse.Namespace(**{**vars(args), "games": min(count, args.games)})
        for step in steps(results, part):
            step()
            if time.monotonic() > end:
                return


def steps(results: Results, args: argparse.Namespace) -> list[Callable[[], None]]:
    """One experiment after the other, so that each is whole as soon as it can be; those of magnates last."""
    chosen = [each for each in EXPERIMENTS if args.only in f"{each.game} {each.edition} {each.name}"]
    plays = [partial(play, results, each, args) for each in chosen]
    barter = [partial(play_barter, each, args) for each in BARTER if args.only in f"industry {each.edition} barter"]
    slow = sum(level_of(each.lineup[0]) in SEARCHING for each in chosen)
    return [*plays[: len(plays) - slow], *barter, *plays[len(plays) - slow :]]


def play(results: Results, experiment: Experiment, args: argparse.Namespace) -> None:
    print(f"{experiment.game}, {experiment.edition}: {experiment.name}", file=sys.stderr)
    with Progress(Language(), whole_groups(args.games, len(experiment.lineup)), sys.stderr) as progress:
        play_matches([experiment.match], args.games, results, workers(args.workers), partial(_advance, progress))


def play_barter(setting: Setting, args: argparse.Namespace) -> None:
    print(f"industry, {setting.edition}: barter, at most {setting.rounds or 'any'} rounds", file=sys.stderr)
    pairs = max(1, args.games // 2)
    with Progress(Language(), pairs, sys.stderr) as progress:
        play_pairs(_pairs(args), setting, pairs, args.workers, progress.step)


def _pairs(args: argparse.Namespace) -> Path:
    """The file of pairs beside that of results."""
    return Path(args.file).with_suffix(".barter.jsonl")


def _advance(progress: Progress, game: Played | None) -> None:
    """A game that was played in an earlier run is none."""
    progress.step(earlier=game is None)


def page(results: Results, args: argparse.Namespace) -> None:
    outcomes = [result(results, each) for each in EXPERIMENTS]
    stored = stored_pairs(_pairs(args)).values()
    barter = [[each for each in stored if each.pair.setting == setting] for setting in BARTER]
    watched = [each for each in WATCHED if each.game == "industry"]
    behaved = [behaviour(recorded(results, each)) for each in EXPERIMENTS if each in watched]
    known = [outcome for outcome in outcomes if outcome.games]
    write(args.out, known, [summary(pairs) for pairs in barter if len(pairs) > 1], behaved)
    if args.out == PAGE:
        strength_ratings.write(outcomes)


def recorded(results: Results, experiment: Experiment) -> Iterator[tuple[Job, bytes]]:
    """The games that there are, as they were played."""
    match = experiment.match
    return ((job(match, number), record) for number, record in records(results, results.match_id(match)))


def result(results: Results, experiment: Experiment) -> Outcome:
    """The games that there are, and the share of them that the first bot of the line-up won at any of its seats."""
    stored = games(results, results.match_id(experiment.match))
    wins = sum(seat.win for game in stored for seat in game.seats if seat.bot == experiment.lineup[0])
    return Outcome(experiment, stored, share(wins, len(stored)))


if __name__ == "__main__":
    sys.exit(main())
