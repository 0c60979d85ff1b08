"""`won puzzles find` makes puzzles, `won puzzles check` proves those of a file again.

`find` appends each puzzle to the file as soon as it is proved, so that it can be stopped at any time and continued.
`check` writes the file anew, without the puzzles that the present bots no longer confirm.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from won.cli.game_setup import known_game
from won.cli.problem import FINE, INTERRUPTED, Problem
from won.puzzles.checking import confirmed
from won.puzzles.finding import find, games
from won.puzzles.model import Puzzle, dump
from won.puzzles.quota import Quota
from won.puzzles.store import read
from won.text.language import Language
from won.text.phrases import file_error

FAILED = 1


def run(args: Namespace, lang: Language) -> int:
    known_game(lang, args.game)
    path = Path(args.file)
    try:
        return (_find if args.what == "find" else _check)(args, lang, path)
    except OSError as error:
        raise Problem(file_error(lang.gettext("{name} cannot be written: {reason}"), args.file, error)) from None
    except KeyboardInterrupt:
        return INTERRUPTED


def _find(args: Namespace, lang: Language, path: Path) -> int:
    """As many puzzles as are wanted, of each kind at most its part."""
    have = read(path)
    quota = Quota(args.game, args.count, have)
    if quota.full():
        return FINE
    for job in games(args.game, args.seed, _first(have, args.seed)):
        for puzzle in find(job, quota):
            if puzzle is None or puzzle.id in quota.ids:
                continue
            quota.add(puzzle)
            with path.open("ab") as file:
                file.write(dump(puzzle) + b"\n")
            _tell(lang, puzzle, len(quota.ids), args.count)
            if quota.full():
                return FINE
        message = lang.gettext("Game {number}: {done} of {count} puzzles.")
        text = message.format(number=job.number, done=len(quota.ids), count=args.count)
        print(text, file=sys.stderr, flush=True)
    return FINE


def _first(have: list[Puzzle], seed: str) -> int:
    """The number of the first game to look at: after the last one of this seed that gave a puzzle."""
    origins = [puzzle.origin.rpartition("/") for puzzle in have]
    return max([int(number) + 1 for name, _, number in origins if name == seed], default=0)


def _tell(lang: Language, puzzle: Puzzle, done: int, count: int) -> None:
    best = puzzle.plies[0]
    message = lang.gettext("{done}/{count} {id} {edition} {theme}, grade {rating}: {line} by {margin}")
    facts = {"id": puzzle.id, "edition": puzzle.edition, "theme": puzzle.theme, "rating": puzzle.rating}
    text = message.format(done=done, count=count, line=best.best.line, margin=best.margin, **facts)
    print(text, flush=True)


def _check(args: Namespace, lang: Language, path: Path) -> int:
    """Prove each again; what is no longer confirmed is dropped from the file."""
    have, accepted = read(path), []
    for number, puzzle in enumerate(have, 1):
        again = confirmed(puzzle)
        message = (
            lang.gettext("{done}/{count} {id}: confirmed") if again else lang.gettext("{done}/{count} {id}: dropped")
        )
        print(message.format(done=number, count=len(have), id=puzzle.id), flush=True)
        if again is not None:
            accepted.append(again)
    new = path.with_suffix(".new")
    new.write_bytes(b"".join([dump(puzzle) + b"\n" for puzzle in accepted]))
    new.replace(path)
    return FINE if len(accepted) == len(have) else FAILED
