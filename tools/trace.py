"""The digest of seeded games, action by action and event by event: the same from every build of the same rules.

`python tools/trace.py [GAMES]` prints one line a hundred games; `make trace` compares the two builds.
"""

import hashlib
import sys

import msgspec

from won.core.chance import source
from won.core.record import Seat
from won.industry import game as industry
from won.players import make_bot
from won.players.bot import Bot
from won.players.table import play

TABLES = [
    (edition, count) for edition, (least, most) in industry.FACTS.editions.items() for count in range(least, most + 1)
]


def trace(number: int) -> bytes:
    """One game: lots, with a clerk at one seat in every third, so that boards fill up."""
    edition, count = TABLES[number % len(TABLES)]
    chance = industry.draw_chance(count, source(f"trace {number}").random)
    game = industry.new(edition, [Seat()] * count, chance, {"rounds": 4 + number % 7})
    bots: list[Bot] = [make_bot("random", f"{number} {seat}") for seat in range(count)]
    if number % 3 == 0:
        bots[0] = make_bot("clerk", number)
    seen = hashlib.sha256()
    for seat, action, events in play(game, bots):
        seen.update(msgspec.json.encode((seat, action, events)))
        if game.steps % 20 == 0:
            seen.update(msgspec.json.encode((game.line(), game.view(seat), game.legal(seat))))
    seen.update(msgspec.json.encode((game.line(), game.result)))
    return seen.digest()


def main(games: int) -> None:
    seen = hashlib.sha256()
    for number in range(games):
        seen.update(trace(number))
        if number % 100 == 99 or number == games - 1:
            print(f"{number + 1} {seen.hexdigest()}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
