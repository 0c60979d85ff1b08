"""Play-outs: bots play a position on, always the same way for the same bots and seed.

Two ways to go on that are played out with the same bots and the same seed differ by what was decided and not by luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

from won.core.chance import source
from won.core.game import Game
from won.core.refusal import Refused
from won.players.bot import Bot
from won.players.table import Turn, answers, completed, play

LONGEST: Final = 3000  # actions; those of bots end much sooner

Line = Sequence[tuple[int, Any]]  # seats and their actions
Stop = Callable[[Any], bool]  # whether a play-out ends in this position
Visit = Callable[[Any], None]  # is shown each position on the way


class PlayOut(NamedTuple):
    game: Game  # where it ended
    line: list[tuple[int, Any]]


def continued(game: Game, bots: Sequence[Bot], seed: str) -> Iterator[Turn]:
    """The bots, by seat, play on in the game itself; first they answer what is asked."""
    draw = source(seed).random
    return chain(answers(game, bots, draw), play(game, bots, draw))


def play_out(
    game: Game,
    bots: Sequence[Bot],
    seed: str,
    first: Line = (),
    stop: Stop = lambda game: False,
    visit: Visit = lambda game: None,
) -> PlayOut:
    """Play on from a copy of the game until `stop`; `first` are actions to begin with.

    An action that turns out to be impossible ends the play-out where it was reached.
    """
    copy = game.copy()
    line: list[tuple[int, Any]] = []
    draw = source(f"{seed}/first").random
    try:
        for seat, unfinished in first:
            action = completed(copy, unfinished, draw)
            copy.apply(seat, action)
            line.append((seat, action))
            visit(copy)
        if copy.to_answer or not stop(copy):
            for seat, action, _ in continued(copy, bots, seed):
                line.append((seat, action))
                visit(copy)
                if stop(copy) or len(line) >= LONGEST:
                    break
    except Refused:
        pass
    return PlayOut(copy, line)
