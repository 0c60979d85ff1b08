"""The rest of a game as it would go among merchants, one of whom leans as it is told: what search tries its plans on.

A forecast is played by the rules and by merchants who know what those at the table know. It may be left at any step
and taken up again, so that even a small budget sees games to their end.
"""

from __future__ import annotations

from copy import copy
from typing import Final

from won.analysis.industry.plan import EVEN, Style
from won.core.refusal import Refused
from won.industry.end import score
from won.industry.game import Industry
from won.industry.state import DEVELOP, OVER, TRADE, State
from won.players.industry.merchant import Merchant

Course = dict[int, Style]  # by round, the style a seat plans it in; even where none is given
Moment = tuple[int, ...]

NO_NEWS: Final = -1000  # points; the lead of a forecast that was given up
LONGEST: Final = 5000  # steps; no game among merchants takes nearly as many


def moment(state: State) -> Moment:
    """What tells a decision of a game from all others that it could have come to; the round first."""
    return (state.round, state.phase, state.passes, state.claimed, *state.market, *state.cubes, *state.money)


class Forecast:
    """A game on its way: where it passes, and in the end by how many points the seat leads the best of the others."""

    __slots__ = ("bots", "course", "game", "known", "lead", "origin", "over", "passed", "roots", "seat", "steps")

    def __init__(self, game: Industry, bots: list[Merchant], seat: int, course: Course, known: set[Moment]) -> None:
        self.game = game.copy()
        self.game.journal = None
        self.bots = bots
        self.seat = seat
        self.course = course
        self.known = known  # how rounds began that were forecast before: what comes of them is no news
        self.origin = game.state.round
        self.bots[seat].style = course.get(self.origin, EVEN)
        self.passed: dict[Moment, list[Merchant]] = {}  # the decisions of the seat, and what all knew then
        self.roots: dict[int, Industry] = {}  # the table as each later round begins
        self.steps = 0
        self.over = False
        self.lead = NO_NEWS

    def advance(self, most: int) -> int:
        """Goes on until it is over, or for about so many steps; how many it took."""
        before = self.steps
        while not self.over and self.steps - before < most:
            try:
                self._step()
            except Refused:  # no merchant means to; it would only mean that this forecast tells nothing
                self.over = True
        return max(1, self.steps - before)

    def _step(self) -> None:
        game = self.game
        state = game.state
        if state.phase == OVER or self.steps > LONGEST:
            self._end([score(state, seat) for seat in range(state.seats)])
        elif state.round > self.origin and state.round not in self.roots:
            self._begin(state)
        else:
            who = game.to_move[0]
            if who == self.seat and state.phase in (TRADE, DEVELOP):
                self.passed[moment(state)] = [twin(bot) for bot in self.bots]
            game.apply(who, self.bots[who].decide(game, who).action)
            self.steps += 1
            self._answers()

    def _answers(self) -> None:
        game = self.game
        for asked in game.to_answer:
            if asked in game.to_answer:
                answer = self.bots[asked].answer(game, asked)
                self.steps += 1
                if answer is not None and game.check(asked, answer.action) is None:
                    game.apply(asked, answer.action)

    def _begin(self, state: State) -> None:
        """A round begins: the style changes, and where it all began like this before there is no need to go on."""
        begun = moment(state)
        self.over = begun in self.known
        self.known.add(begun)
        self.roots[state.round] = self.game.copy()
        self.bots[self.seat].style = self.course.get(state.round, EVEN)

    def _end(self, scores: list[int]) -> None:
        mine = scores.pop(self.seat)
        self.lead, self.over = mine - max(scores), True


def twin(bot: Merchant) -> Merchant:
    """A merchant that knows the same and goes its own way from here."""
    found = Merchant.__new__(Merchant)
    for name in Merchant.__slots__:
        setattr(found, name, getattr(bot, name))
    found.traded = dict(bot.traded)
    found.dealer = copy(bot.dealer)
    found.dealer.guesses = dict(bot.dealer.guesses)
    memory = found.dealer.memory = copy(bot.dealer.memory)
    memory.made, memory.countered = set(memory.made), set(memory.countered)
    return found
