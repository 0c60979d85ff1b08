"""What kind of player each rival seems to be, from what it does.

Several models of a player decide along with each rival and remember what it does. A model that foresees what the rival
does gains weight, and one that does not loses some; a forecast plays each rival by the model with most weight.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from won.analysis.industry.plan import EVEN
from won.core.game import Game
from won.core.refusal import Refused
from won.industry import actions as act
from won.industry.game import Industry
from won.industry.state import DEVELOP, TRADE
from won.players.bot import Decision
from won.players.industry.clerk import Clerk
from won.players.industry.merchant import Merchant
from won.players.industry.recollection import remember_offer

FADING: Final = 0.9  # of a weight that is left after each further action, so that the last ones count most
SURE: Final = 1.0  # weight by which another model must be ahead to take the place of the present one
SAVING: Final = EVEN._replace(steps=1, debt=2, horizon=0.5)
TALK: Final = (act.Offer, act.Withdraw, act.Accept, act.Decline)  # tells little about how somebody plans
MODELS: Final = ("merchant", "saver", "clerk")  # the first is taken for true until a rival plays otherwise


class Model(Protocol):
    """A player that can be copied in the middle of a game."""

    def copy(self) -> Model: ...

    def decide(self, game: Game, seat: int) -> Decision: ...

    def answer(self, game: Game, seat: int) -> Decision | None: ...


def made(name: str) -> Model:
    """A player of that kind who knows nothing yet; a saver builds one tile a round and hardly borrows."""
    if name == "clerk":
        return Clerk(0)
    return Merchant(0, style=SAVING if name == "saver" else EVEN)


class Rivals:
    """Follows the actions of a game that a seat sees."""

    __slots__ = ("believed", "game", "models", "seat", "weights")

    def __init__(self, game: Industry, seat: int) -> None:
        self.game = game.copy()  # as far as it was followed
        self.seat = seat
        seats = game.state.seats
        self.models = [[made(name) for name in MODELS] for _ in range(seats)]
        self.weights = [[0.0] * len(MODELS) for _ in range(seats)]
        self.believed = [0] * seats  # by seat: the place of its model in MODELS

    def players(self) -> list[Model]:
        """Players of the kinds that the seats seem to be, who remember what happened as far as it was followed."""
        return [models[place].copy() for models, place in zip(self.models, self.believed, strict=True)]

    def follow(self, game: Industry) -> tuple[bool, int]:
        """Let the models decide along with what has happened; whether a belief changed, and the decisions made."""
        before = self.believed[:]
        decisions = 0
        past = self.game
        try:
            for seat, action in game.taken(past.steps):
                if seat != self.seat and past.state.phase in (TRADE, DEVELOP):
                    self._decide_along(seat, action)
                    decisions += len(MODELS)
                past.apply(seat, action)
        except (Refused, LookupError):  # something was hidden, or is not known here: begin anew from here
            self.game = game.copy()
        return before != self.believed, decisions

    def _decide_along(self, seat: int, action: Any) -> None:
        """Each model of the seat decides too; whatever it would have done, it remembers what was done."""
        past, weights = self.game, self.weights[seat]
        on_turn = seat == past.state.turn
        for place, model in enumerate(self.models[seat]):
            along = model.copy()
            decision = along.decide(past, seat) if on_turn else along.answer(past, seat)
            foreseen = None if decision is None else decision.action
            if foreseen == action:
                self.models[seat][place] = along
            elif isinstance(model, Merchant) and isinstance(action, act.Offer):
                remember_offer(model, past.state, seat, action)
            if on_turn and not isinstance(action, TALK):
                weights[place] = FADING * weights[place] + likeness(foreseen, action)
        best = max(range(len(MODELS)), key=lambda place: weights[place])
        if weights[best] > weights[self.believed[seat]] + SURE:
            self.believed[seat] = best


def likeness(foreseen: Any, action: Any) -> float:
    """How near a foreseen action comes to the one that was taken: 1 for the same, 0 for another kind."""
    if foreseen == action:
        return 1.0
    if type(foreseen) is not type(action):
        return 0.0
    if isinstance(action, act.Build):
        return 0.75 if foreseen.tile == action.tile else 0.25
    if isinstance(action, act.Buy | act.Sell):
        shared = len(foreseen.cubes.keys() & action.cubes.keys())
        return 0.5 * shared / len(foreseen.cubes.keys() | action.cubes.keys())
    return 0.5
