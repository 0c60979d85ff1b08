"""Players of the random games: random actions mixed with a clerk's, and one that borrows and spends all it can."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from won.core.conformance import any_legal
from won.core.game import Game
from won.industry import actions as act
from won.industry import events
from won.industry.game import Industry
from won.industry.market import GOODS
from won.industry.state import TRADE
from won.industry.turns import PASS
from won.players.industry.clerk import Clerk


class Mixed:
    """A clerk decides a part, chance the rest: boards fill up, and unusual things still happen."""

    def __init__(self, share: float) -> None:
        self.share = share
        self.clerk = [Clerk(seat) for seat in range(6)]

    def __call__(self, game: Game, seat: int, chance: Random) -> Any:
        if seat in game.to_move and chance.random() < self.share:
            return self.clerk[seat].decide(game, seat).action
        return any_legal(game, seat, chance)


class Lavish:
    """Borrows what it can, buys a heap of cubes each Trade and spends it all in Develop."""

    def __init__(self, heap: int) -> None:
        self.heap = heap

    def __call__(self, game: Game, seat: int, chance: Random) -> Any:
        assert isinstance(game, Industry)
        state = game.state
        if state.to_place and state.edition.start_force and state.turn == seat:
            draws: list[Any] = [any_legal(game, seat, chance) for _ in range(12)]
            return max(draws, key=lambda place: place.force)
        if state.phase != TRADE or state.turn != seat or state.final or chance.random() < 0.1:
            return any_legal(game, seat, chance)
        if sum(state.cubes[seat * GOODS : seat * GOODS + GOODS]) >= self.heap:
            return PASS
        cube = chance.choice(("energy", "labor", "labor", "labor", "ore", "ore", "capital", "capital", "capital"))
        for action in (act.Buy({cube: state.edition.trade_cubes}), act.Borrow(4), act.Buy({cube: 1}), act.Borrow(1)):
            if game.check(seat, action) is None:
                return action
        return PASS


def labels(game: Game, seat: int, action: Any, result: Sequence[Any]) -> Iterator[str]:
    """The depths of play that a plain count of actions and events does not show."""
    steps = action.tiles if isinstance(action, act.Move) else ()
    if getattr(action, "force", False) or any(step.force for step in steps):
        yield f"forced:{type(action).__struct_config__.tag}"
    if steps:
        yield f"moved:{len(steps)}"
    if isinstance(action, act.Produce):
        for run in action.run:
            yield "fed with ore" if run.feed == "ore" else ("fed in part" if run.tiles else "fed")
    for event in result:
        if isinstance(event, events.EndNear):
            yield from (f"end:{trigger}" for trigger in event.triggers)
        if isinstance(event, events.Bartered) and "notes" in event.give | event.get:
            yield "barter with notes"
        if isinstance(event, events.InterestPaid) and event.borrowed:
            yield "forced loan"
        if isinstance(event, events.InterestPaid) and event.waived:
            yield "waived interest"
