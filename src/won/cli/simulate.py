"""`won simulate`: bots play many games, each written to a record file of its own.

Game N of a seed is the same whatever the number of workers and games. A folder that holds
some of the games is completed: a finished record is counted and not played again, one of another set-up is refused.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from won.arena.folder import FolderJob, OtherGame, play_or_read
from won.arena.job import Job, Played, seats_of
from won.arena.processes import workers
from won.arena.runner import WorkersLost
from won.arena.runner import run as results
from won.cli.game_setup import bot_names, known_game, new_game, options_of
from won.cli.problem import FINE, INTERRUPTED, Problem
from won.cli.progress import Progress
from won.cli.summary import print_summary
from won.text.language import Language
from won.text.phrases import file_error


def run(args: Namespace, lang: Language) -> int:
    defaults = known_game(lang, args.game).defaults
    bots = tuple(bot_names(lang, args.game, args.players.split(",")))
    edition, options = args.edition or defaults.edition, {**defaults.options, **options_of(lang, args)}
    new_game(lang, args.game, edition, seats_of(args.game, bots), args.seed, options)
    folder = _folder(lang, args.save)
    seats = tuple(range(len(bots)))
    jobs = (
        FolderJob(Job(number, args.game, edition, options, bots, seats, f"{args.seed}/{number}"), folder)
        for number in range(1, args.games + 1)
    )
    played: list[Played] = []
    code = FINE
    try:
        with Progress(lang, args.games, sys.stderr) as progress, workers(args.workers) as pool:
            for game, earlier in results(play_or_read, jobs, pool):
                played.append(game)
                progress.step(earlier)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except (OtherGame, OSError, WorkersLost) as error:
        raise _problem(lang, args.save or "", error) from None
    if code == INTERRUPTED:
        message = lang.gettext("Stopped after {done} of {games} games; those finished are saved.")
        print(message.format(done=len(played), games=args.games), file=sys.stderr)
    played.sort(key=lambda game: game.number)
    last = {f"last_{defaults.unit}": options[defaults.limit]}
    run_of = {"game": args.game, "edition": edition, "seed": args.seed, **last}
    print_summary(lang, args.game, run_of, bots, played, args.json)
    return code


def _folder(lang: Language, name: str | None) -> str | None:
    if name is None:
        return None
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise Problem(file_error(lang.gettext("{name} cannot be made: {reason}"), name, error)) from None
    return name


def _problem(lang: Language, name: str, error: Exception) -> Problem:
    if isinstance(error, OtherGame):
        message = lang.gettext("{name} is not game {number} of this run; give another folder.")
        return Problem(message.format(name=error.name, number=error.number))
    if isinstance(error, WorkersLost):
        return Problem(lang.gettext("The worker processes keep failing; the same command continues from here."))
    return Problem(file_error(lang.gettext("{name} cannot be written: {reason}"), name, error))
