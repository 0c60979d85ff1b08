"""Seeded games of bots: prints a digest of each game's record and states. Runs here and in the browser's Python."""

from __future__ import annotations

import hashlib
import sys

import msgspec

from won.core.chance import source
from won.core.record import Seat
from won.games import GAMES, rules
from won.players import make_bot
from won.players.table import play

LEVELS = ("merchant", "clerk", "random")
LENGTH = {"industry": {"rounds": 2}, "shares": {"turns": 40}}
TABLES = [
    (name, edition, count)
    for name in GAMES
    for edition, (least, most) in rules(name).FACTS.editions.items()
    for count in range(least, most + 1)
]


def digest(number: int) -> str:
    """Both games in turn, every edition and number of players, and bots of three levels at each table."""
    name, edition, count = TABLES[number * 7 % len(TABLES)]
    draw = source(f"site {number}").random
    game = rules(name).new(edition, [Seat()] * count, rules(name).draw_chance(count, draw), LENGTH[name])
    bots = [make_bot(LEVELS[seat % 3], f"{number} {seat}") for seat in range(count)]
    seen = hashlib.sha256()
    for seat, action, events in play(game, bots, draw):
        seen.update(msgspec.json.encode((seat, action, events)))
        if game.steps % 10 == 0:
            seen.update(msgspec.json.encode((game.state_line(), game.view(seat), game.legal(seat))))
    seen.update(msgspec.json.encode((game.state_line(), game.result)))
    return f"{number} {name} {edition} {count} {game.steps} {seen.hexdigest()}"


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        print(digest(number))
