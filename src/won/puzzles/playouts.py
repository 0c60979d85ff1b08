"""Play-outs: what an action brings a seat when bots play on.

Play-out number N of every action uses the same bots and the same draws of chance, so that two actions differ by what
was decided and not by luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any, Final

from won.core.chance import source
from won.core.game import Game
from won.players import make_bot
from won.players.table import Turn, answers, play
from won.puzzles.games import PUZZLING

Stop = Callable[[Any, Any], bool]
LONGEST: Final = 3000  # actions; a play-out of bots ends much sooner


def continued(game: Game, names: Sequence[str], number: int = 0) -> Iterator[Turn]:
    """Bots of these names, by seat, play on in the game itself with the chance of play-out `number`."""
    bots = [make_bot(name, f"{number}/{seat}", game.name) for seat, name in enumerate(names)]
    draw = source(f"play-out {number}").random
    return chain(answers(game, bots, draw), play(game, bots, draw))


def play_out(game: Game, seat: int, action: Any, number: int, stop: Stop | None = None) -> float:
    """What play-out `number` after the action is worth to the seat; the game itself stays as it is."""
    part = PUZZLING[game.name]
    ends = stop or part.stop
    then = game.copy()
    then.apply(seat, action)
    names = part.bots(part.seats(game), number)
    for count, _ in enumerate(continued(then, names, number)):
        if count >= LONGEST or ends(game, then):
            break
    return part.value(then, seat)
