"""The search behind reviews: play-outs by bots from a position, and what a seat gets from each way to go on.

A play-out begins with given entries, if any, and continues with one bot for each seat. Every play-out of a position
uses the same bots and the same draws of chance, so that two ways to go on differ by what was decided and not by luck.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, NamedTuple

from won.core.chance import source
from won.core.game import Game
from won.core.record import entry
from won.core.refusal import Refused
from won.players.bot import Bot

LONGEST: Final = 600  # actions of one play-out; those of bots end much sooner

Key = Callable[[Any], Hashable]  # what distinguishes a position from all others of its game
Value = Callable[[Any], list[float]]  # what each seat could expect, in the unit of the game
Stop = Callable[[Any], bool]  # whether a play-out ends here


class Rules(NamedTuple):
    """How the positions of a game are played out and valued."""

    key: Key
    value: Value  # that decisions are compared by
    outcome: Value  # the result that each seat is on the way to
    stop: Stop


class PlayOut(NamedTuple):
    values: list[float]  # of each seat at its end
    outcome: list[float]  # of the game, as expected there
    line: list[dict[str, Any]]  # its entries
    places: dict[Hashable, int]  # of each position on the way: how many entries lead there

    def follows(self, key: Hashable) -> bool:
        """Whether a position is on the way; its end is not, because nothing is known of what comes after."""
        return self.places.get(key, len(self.line)) < len(self.line)

    def rest(self, key: Hashable) -> list[dict[str, Any]]:
        """The entries after a position on the way."""
        return self.line[self.places[key] :]


def play_out(
    game: Game, bots: Sequence[Bot], rules: Rules, seed: str, first: Sequence[tuple[int, Any]] = ()
) -> PlayOut:
    """Play on from a copy of the game until its rules say stop; `first` are actions to begin with.

    An action that turns out to be impossible ends the play-out: what was reached so far is valued.
    """
    game = game.copy()
    draw = source(seed).random
    line: list[dict[str, Any]] = []
    places: dict[Hashable, int] = {}

    def apply(seat: int, action: Any) -> None:
        action = game.with_chance(action, draw)
        game.apply(seat, action)
        line.append(entry(seat, action))
        places.setdefault(rules.key(game), len(line))

    places[rules.key(game)] = 0
    try:
        for seat, action in first:
            apply(seat, action)
        _answers(game, bots, apply)
        while not game.over and not rules.stop(game) and len(line) < LONGEST:
            seat = game.to_move[0]
            apply(seat, bots[seat].decide(game, seat).action)
            _answers(game, bots, apply)
    except Refused:
        pass
    return PlayOut(rules.value(game), rules.outcome(game), line, places)


def _answers(game: Game, bots: Sequence[Bot], apply: Callable[[int, Any], None]) -> None:
    for seat in game.to_answer:
        decision = bots[seat].answer(game, seat) if seat in game.to_answer else None
        if decision is not None and game.check(seat, decision.action) is None:
            apply(seat, decision.action)


class Candidate(NamedTuple):
    """A way to go on, and what it brings the seat on average over its play-outs."""

    action: Any
    value: float
    line: list[dict[str, Any]]


def candidates(
    game: Game, seat: int, actions: Sequence[Any], bots: Callable[[], Sequence[Bot]], rules: Rules, count: int = 1
) -> list[Candidate]:
    """The actions of a seat with their values, best first; `count` play-outs of each, with the same chance for all."""
    found: list[Candidate] = []
    for action in actions:
        outs = [play_out(game, bots(), rules, f"{game.steps}/{number}", [(seat, action)]) for number in range(count)]
        found.append(Candidate(action, sum([out.values[seat] for out in outs]) / count, outs[0].line))
    return sorted(found, key=lambda candidate: -candidate.value)
