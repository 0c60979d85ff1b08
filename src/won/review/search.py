"""The search behind reviews: what a seat gets from each way to go on, by play-outs that all have the same chance."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import count
from typing import Any, NamedTuple

from won.core.game import Game
from won.core.record import entry
from won.players import playouts
from won.players.bot import Bot
from won.players.playouts import Line, Stop

Key = Callable[[Any], Hashable]  # what distinguishes a position from all others of its game
Value = Callable[[Any], list[float]]  # what each seat could expect, in the unit of the game


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


def play_out(game: Game, bots: Sequence[Bot], rules: Rules, seed: str, first: Line = ()) -> PlayOut:
    """Play on from a copy of the game until its rules say stop; `first` are actions to begin with."""
    places: dict[Hashable, int] = {rules.key(game): 0}
    visited = count(1)

    def visit(now: Game) -> None:
        places.setdefault(rules.key(now), next(visited))

    ended = playouts.play_out(game, bots, seed, first, rules.stop, visit)
    line = [entry(seat, action) for seat, action in ended.line]
    return PlayOut(rules.value(ended.game), rules.outcome(ended.game), line, places)


class Way(NamedTuple):
    """A way to go on: who plays, and the actions it begins with."""

    bots: Callable[[int], Sequence[Bot]]  # for the number of the play-out
    first: Line = ()


def advantage(game: Game, seat: int, better: Way, worse: Way, value: Value, stop: Stop, times: int) -> float:
    """How much more one way brings the seat than another, on average; both meet the same chance in each play-out."""
    total = 0.0
    for number in range(times):
        seed = f"{game.steps}/{number}"
        for option, sign in ((better, 1), (worse, -1)):
            ended = playouts.play_out(game, option.bots(number), seed, option.first, stop)
            total += sign * value(ended.game)[seat]
    return total / times


class Candidate(NamedTuple):
    """A way to go on, and what it brings the seat on average over its play-outs."""

    action: Any
    value: float
    line: list[dict[str, Any]]


def candidates(
    game: Game, seat: int, actions: Sequence[Any], bots: Callable[[], Sequence[Bot]], rules: Rules, times: int = 1
) -> list[Candidate]:
    """The actions of a seat with their values, best first; `times` play-outs of each, with the same chance for all."""
    candidates: list[Candidate] = []
    for action in actions:
        outs = [play_out(game, bots(), rules, f"{game.steps}/{number}", [(seat, action)]) for number in range(times)]
        candidates.append(Candidate(action, sum([out.values[seat] for out in outs]) / times, outs[0].line))
    return sorted(candidates, key=lambda candidate: -candidate.value)
