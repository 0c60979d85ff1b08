"""Games with secrets, and others that look the same to one seat."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.tables.play import Play
from won.core.chance import source

GAMES: dict[str, dict[str, Any]] = {
    "industry": {"cash": "private", "rounds": 2},
    "shares": {"cash": "private", "bidding": "sealed", "claims": "hand", "turns": 120},
}


def disguised(game: Any, seat: int, draw: Random) -> Any:
    """Another game that the holder of the seat cannot tell from this one."""
    other = game.copy()
    state = other.state
    if game.name == "industry":
        for rival in range(len(state.money)):
            if rival != seat:
                state.money[rival] += draw.randrange(1, 60)
        return other
    party = state.head[seat]
    for rival in {head for head in state.head if head != party}:
        state.cash[rival] += draw.randrange(1, 60) * 100_000
    state.deck = draw.sample(state.deck, len(state.deck))
    state.bids = [
        bid if bid < 0 or state.head[rival] == party else draw.randrange(0, 40) * 100_000
        for rival, bid in enumerate(state.bids)
    ]
    return other


def begun(name: str, seed: int) -> Play:
    who = ("ada", "bo", "clerk!") if seed % 2 else ("ada", "clerk!", "clerk!")
    play = Play(name, *who, **GAMES[name])
    play.draw = source(f"{name} secrets {seed}").random
    return play


def step(play: Play) -> None:
    seat = play.table.to_move[0]
    if play.player(seat):
        play.act(seat)
    else:
        play.automatic(seat)
