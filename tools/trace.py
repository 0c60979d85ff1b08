"""The digest of seeded games, action by action and event by event: the same from every build of the same rules.

`python tools/trace.py [GAMES]` prints one line a hundred games; an interpreter named behind that is compared.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import zip_longest

import msgspec

from won.core.chance import source
from won.core.record import Seat
from won.games import GAMES, rules
from won.industry import state
from won.players import make_bot
from won.players.bot import Bot
from won.players.table import play

TABLES = [
    (name, edition, count)
    for name in GAMES
    for edition, (least, most) in rules(name).FACTS.editions.items()
    for count in range(least, most + 1)
]


def trace(number: int) -> bytes:
    """One random game; in every third a clerk has one seat, so that boards fill up, and at times a merchant."""
    name, edition, count = TABLES[number % len(TABLES)]
    draw = source(f"trace {number}").random
    length = {"rounds": 4 + number % 7} if name == "industry" else {"turns": 60 + number % 200}
    game = rules(name).new(edition, [Seat()] * count, rules(name).draw_chance(count, draw), length)
    bots: list[Bot] = [make_bot("random", f"{number} {seat}") for seat in range(count)]
    if number % 3 == 0:
        bots[0] = make_bot("clerk", number)
    if number % 20 == 1:
        bots[-1] = make_bot("merchant", number)
    digest = hashlib.sha256()
    for seat, action, events in play(game, bots, draw):
        digest.update(msgspec.json.encode((seat, action, events)))
        if game.steps % 20 == 0:
            digest.update(msgspec.json.encode((game.state_line(), game.view(seat), game.legal(seat))))
    digest.update(msgspec.json.encode((game.state_line(), game.result)))
    return digest.digest()


def traces(games: int) -> Iterator[str]:
    """A digest for every hundred games."""
    digest = hashlib.sha256()
    for number in range(games):
        digest.update(trace(number))
        if number % 100 == 99 or number == games - 1:
            yield f"{number + 1} {digest.hexdigest()}"


def compare(games: int, python: str) -> None:
    """The other build plays at the same time; it must be the compiled one, and must play the same."""
    print(f"Playing {games} games with both builds ...", flush=True)
    command = [python, __file__, str(games)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | {"NEED": ".so"}) as other:
        assert other.stdout
        for mine, theirs in zip_longest(traces(games), other.stdout):
            if mine is None or theirs is None or mine != theirs.strip():
                other.kill()
                sys.exit(f"The builds differ in the games up to {mine}: the compiled one says {theirs}")
    if other.returncode:
        sys.exit(other.returncode)
    print(f"Both builds play the same {games} games.")


def main(games: int, python: str) -> None:
    if not str(state.__file__).endswith(os.environ.get("NEED", ".py")):
        sys.exit(f"This is not the build that was asked for: {state.__file__}")
    if python:
        compare(games, python)
    else:
        for line in traces(games):
            print(line, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000, "".join(sys.argv[2:]))
