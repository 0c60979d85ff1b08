"""`won perft`: how many sequences of listed actions there are, to compare rules programs and builds.

Counted are the sequences of exactly D actions in which each is one of `legal(seat).actions` for the first seat of
`to_move`. Kinds that are composed (`offer`, `move`, `produce`) are not listed and so not counted: a sequence that
comes to Produce, or to the end of the game, goes no further. Actions off turn are not counted either.
"""

from __future__ import annotations

import time
from argparse import Namespace

from won.cli.files import load_record, record_problem
from won.cli.problem import FINE
from won.cli.replay import check_step, print_json
from won.core.game import Game
from won.core.record import RecordError, Seat
from won.games import notation, replay
from won.text.language import Language


def run(args: Namespace, lang: Language) -> int:
    name, game = _start(args, lang)
    started = time.perf_counter()
    counts = [perft(game, depth) for depth in range(1, args.depth + 1)]
    seconds = time.perf_counter() - started
    parts = divide(game, args.depth, name) if args.divide else {}
    if args.json:
        print_json({"depth": args.depth, "counts": counts, "seconds": round(seconds, 3), "divide": parts})
        return FINE
    for line, count in parts.items():
        print(f"{count:>14}  {line}")
    for depth, count in enumerate(counts, 1):
        print(lang.gettext("depth {depth}: {count}").format(depth=depth, count=count))
    return FINE


def _start(args: Namespace, lang: Language) -> tuple[str, Game]:
    """The table of a record at a step, or a fresh one whose first player is seat 0."""
    from won.cli.seating import set_up

    if args.file is not None:
        record = load_record(lang, args.file)
        check_step(lang, record, args.step)
        try:
            return record.game, replay(record, args.step)
        except RecordError as error:
            raise record_problem(lang, args.file, error) from None
    players = args.players if args.players is not None else 3
    return args.game, set_up(lang, args.game, args.edition, [Seat()] * players, {"first": 0}, {})


def perft(game: Game, depth: int) -> int:
    """The number of sequences of that many listed actions from here."""
    if game.over:
        return 0
    seat = game.to_move[0]
    actions = game.legal(seat).actions
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = game.copy()
        after.apply(seat, action)
        total += perft(after, depth - 1)
    return total


def divide(game: Game, depth: int, name: str) -> dict[str, int]:
    """The same count behind each first action, by its line."""
    parts: dict[str, int] = {}
    write = notation(name).write
    for seat in game.to_move[:1]:
        for action in game.legal(seat).actions:
            after = game.copy()
            after.apply(seat, action)
            parts[write(action)] = perft(after, depth - 1) if depth > 1 else 1
    return parts
