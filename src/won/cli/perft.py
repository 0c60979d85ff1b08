"""`won perft`: how many sequences of listed actions there are, to compare rules programs and builds.

Counted are the sequences of exactly D actions in which each is one of `legal(seat).actions` for the first seat of
`to_move`, a roll as its 36 outcomes. Kinds that are composed (`offer`, `move`, `produce`; `buy`, `lots`, `bid`, `seal`,
`deal`, `pool`) are not listed and so not counted: a sequence that comes to a moment of nothing else, such as Produce,
or to the end of the game, goes no further. Actions off turn are not counted either.
"""

from __future__ import annotations

import time
from argparse import Namespace
from typing import Any

from won.cli.files import load_record, record_problem
from won.cli.problem import FINE
from won.cli.replay import check_step, print_json
from won.core.game import Game
from won.core.record import RecordError, Seat
from won.games import package, replay
from won.terminal.adapters import ADAPTERS
from won.text.language import Language


def run(args: Namespace, lang: Language) -> int:
    game = _start(args, lang)
    started = time.perf_counter()
    counts = [perft(game, depth) for depth in range(1, args.depth + 1)]
    seconds = time.perf_counter() - started
    parts = divide(game, args.depth) if args.divide else {}
    if args.json:
        print_json({"depth": args.depth, "counts": counts, "seconds": round(seconds, 3), "divide": parts})
        return FINE
    for line, count in parts.items():
        print(f"{count:>14}  {line}")
    for depth, count in enumerate(counts, 1):
        print(lang.gettext("depth {depth}: {count}").format(depth=depth, count=count))
    return FINE


def _start(args: Namespace, lang: Language) -> Game:
    """The game of a record at a step, or a new one in which seat 0 is first."""
    from won.cli.game_setup import known_game, set_up

    if args.file is not None:
        record = load_record(lang, args.file)
        check_step(lang, record, args.step)
        try:
            return replay(record, args.step)
        except RecordError as error:
            raise record_problem(lang, args.file, error, record) from None
    players = args.players if args.players is not None else 3
    edition = args.edition or known_game(lang, args.game).defaults.edition
    return set_up(lang, args.game, edition, [Seat()] * players, ADAPTERS[args.game].opening(players), {})


def _listed(game: Game, seat: int) -> list[Any]:
    """The listed actions of a seat, with every outcome of chance."""
    return [outcome for action in game.legal(seat).actions for outcome in ADAPTERS[game.name].outcomes(action)]


def perft(game: Game, depth: int) -> int:
    """The number of sequences of that many listed actions from here."""
    if game.over:
        return 0
    seat = game.to_move[0]
    actions = _listed(game, seat)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = game.copy()
        after.apply(seat, action)
        total += perft(after, depth - 1)
    return total


def divide(game: Game, depth: int) -> dict[str, int]:
    """The count for each first action, by its notation."""
    parts: dict[str, int] = {}
    write = package(game.name).notation.write
    for seat in game.to_move[:1]:
        for action in _listed(game, seat):
            after = game.copy()
            after.apply(seat, action)
            parts[write(action)] = perft(after, depth - 1) if depth > 1 else 1
    return parts
