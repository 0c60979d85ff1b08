"""Games that the tests of the command play beforehand, to know what it should come to."""

from __future__ import annotations

from functools import cache

from won.core.chance import source
from won.core.record import Seat
from won.industry import game as industry
from won.industry.game import Industry
from won.industry.notation import parse, write
from won.industry.setup import NATIONS
from won.players import make_bot
from won.players.table import play


@cache
def played(seed: str, edition: str = "second", rounds: int = 2, players: int = 4, human: int = 0) -> Industry:
    """The game that `won play --seed SEED` becomes when the person plays like a clerk."""
    seats = [
        Seat(NATIONS[nation]["name"], nation, "" if seat == human else "clerk")
        for seat, nation in enumerate(list(NATIONS)[:players])
    ]
    chance = industry.draw_chance(players, source(f"{seed}/chance").random)
    game = industry.new(edition, seats, chance, {"rounds": rounds})
    for _ in play(game, [make_bot("clerk", f"{seed}/{seat}") for seat in range(players)]):
        pass
    return game


def lines_of(game: Industry, seat: int = 0) -> list[str]:
    """What the seat did, as it would be typed."""
    from won.core.base import unrolled

    lines = [write(action) for who, action in unrolled(game.journal) if who == seat]
    assert [write(parse(line)) for line in lines] == lines
    return ["done" if line == "produce" else line for line in lines]  # a bare word begins a choice
