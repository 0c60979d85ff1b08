"""Play-outs: how the next rounds of a game might go after each of several courses, with the same dice for all.

What a seat cannot know, the cash of others and the telexes to come, is drawn anew for each play-out. The others are
played by models of their way to play, and what has come of it is valued by the seat's part in a win.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from won.analysis.shares.valuation import Outlook
from won.core.refusal import Refused
from won.players.bot import Bot
from won.players.shares.clerk import Clerk
from won.players.shares.merchant import Merchant
from won.shares.figures import STEP
from won.shares.game import Shares
from won.shares.parties import members, parties
from won.shares.state import State

ROUNDS: Final = 2  # played before the position is valued
SPREAD: Final = (0.4, 1.6)  # a rival's cash, as a part of what it is taken for
LONGEST: Final = 30  # decisions for each turn of a play-out, at most
HASTE: Final = 0.0005  # chance of winning that a win a turn sooner is worth
MODELS: Final = ("clerk", "merchant")

Line = Sequence[tuple[int, Any]]  # what a course begins with: seats and their actions


class Playout:
    """One way in which the game may go on, the same for every course it is tried with."""

    __slots__ = ("game", "models", "seat", "seed", "turns")

    def __init__(self, game: Shares, seat: int, models: Sequence[str], seed: str) -> None:
        self.seed = seed
        self.seat = seat
        self.models = models
        self.game = Shares(game.state.copy(), game.setup, None)
        self.turns = game.state.turns + ROUNDS * len(parties(game.state))
        draw_hidden(self.game.state, game.state.head[seat], Random(seed))

    def value(self, line: Line) -> tuple[float, int]:
        """The seat's part in a win after this course, and how many decisions were played."""
        game = Shares(self.game.state.copy(), self.game.setup, None)
        bots = [_model(name) for name in self.models]
        draw = Random(self.seed).random
        try:
            for seat, action in line:
                game.apply(seat, game.with_chance(action, draw))
        except Refused:  # it cannot be carried out with the cash that was drawn
            return 0.0, 1
        decisions = play_on(game, bots, draw, self.turns)
        return win_part(game.state, self.seat, self.turns), decisions


def _model(name: str) -> Bot:
    return Clerk(0) if name == "clerk" else Merchant(0, dealing=False)


def draw_hidden(state: State, party: int, chance: Random) -> None:
    """SEEN-1: likely values for what the party does not know."""
    if state.settings.cash != "open":
        low, high = SPREAD
        for other in parties(state):
            if other != party:
                state.cash[other] = int(state.cash[other] * (low + (high - low) * chance.random())) // STEP * STEP
    state.deck = state.deck[:]
    chance.shuffle(state.deck)


def play_on(game: Shares, bots: Sequence[Bot], draw: Any, turns: int) -> int:
    """Play until that turn or the end; returns the number of decisions."""
    decisions, most = 0, LONGEST * (turns - game.state.turns + 1)
    while not game.over and game.state.turns < turns and decisions < most:
        seat = game.to_move[0]
        decisions += 1
        try:
            game.apply(seat, game.with_chance(bots[seat].decide(game, seat).action, draw))
        except Refused:  # a model misjudged what it may do: the position is valued as it is
            break
        for asked in game.to_answer:
            answer = bots[asked].answer(game, asked) if asked in game.to_answer else None
            if answer is not None and game.check(asked, answer.action) is None:
                decisions += 1
                game.apply(asked, answer.action)
    return decisions


def win_part(state: State, seat: int, turns: int) -> float:
    """The seat's part in a win: the chance of its party by the number of members; the sooner the better."""
    party = state.head[seat]
    if not state.alive >> party & 1:
        return 0.0
    outlook = Outlook(state)
    chance = outlook.chance(party) + HASTE * max(0, turns - state.turns) if len(outlook.parties) > 1 else 1.0
    return chance / len(members(state, party))
