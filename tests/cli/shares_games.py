"""Games of shares that the tests of the command play beforehand, to know what it should come to."""

from __future__ import annotations

import contextlib
import io
from functools import cache
from typing import NamedTuple

from won.arena.shares import adapter
from won.cli.game_setup import new_game
from won.core.record import dump
from won.players import make_bot
from won.shares.notation import write
from won.terminal.screen import Screen
from won.terminal.session import Session
from won.text.language import Language


class Played(NamedTuple):
    lines: list[str]  # what the person typed
    record: bytes


@cache
def played(seed: str, turns: int = 24, players: int = 4) -> Played:
    """The game that `won play --game shares --seed SEED` becomes when the person in seat 0 plays like a clerk."""
    lang, clerk = Language(), make_bot("clerk", 0)
    seats = [adapter.seat(seat, "", "clerk" if seat else "") for seat in range(players)]
    game = new_game(lang, "shares", "classic", seats, seed, {"turns": turns})
    bots = [make_bot("clerk", f"{seed}/{seat}") if seat else None for seat in range(players)]
    session = Session(Screen(lang), game, bots, None, seed)
    lines: list[str] = []
    with contextlib.redirect_stdout(io.StringIO()):
        while not session.game.over:
            seat = session.person_to_ask()
            if seat is None:
                session.go_on()
                continue
            on_turn = seat in session.game.to_move
            game = session.game.copy_for(seat)
            decision = clerk.decide(game, seat) if on_turn else clerk.answer(game, seat)
            if decision is None:
                assert session.leave_open(seat)
                lines.append("later")
            else:
                lines.append(write(decision.action))
                session.apply(seat, decision.action)
    return Played(lines, dump(session.game.record()))
