"""A forecast: the rest of a game as it would go between a merchant who plans in given styles and models of its rivals.

The rules play it, with players who know what those at the table know. It can be stopped after any step and resumed, so
that even a small budget reaches the end of games.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from won.analysis.industry.plan import EVEN, Style
from won.core.refusal import Refused
from won.industry.end import score
from won.industry.game import Industry
from won.industry.state import DEVELOP, OVER, TRADE, State
from won.players.industry.merchant import Merchant
from won.players.industry.rivals import Model

Course = dict[int, Style]  # the style of a seat in each round; EVEN where none is given
Moment = tuple[int, ...]

ABANDONED: Final = -1000  # points; the lead of a forecast that was not finished
WORTHLESS: Final = -1.0  # its value
SPREAD: Final = 12.0  # points of lead for which a forecast is about 73% sure of the winner
HASTE: Final = 0.01  # chance of winning that a game shorter by one round is worth
MOST_LEAD: Final = 100  # points; a larger lead is no surer
LONGEST: Final = 5000  # steps; no game takes nearly as many
# The effort of a step by its phase: about how long it takes, in hundredths of milliseconds.
EFFORT: Final[dict[int, int]] = {TRADE: 20, DEVELOP: 6}
LEAST_EFFORT: Final = 2


def moment(state: State) -> Moment:
    """What distinguishes a decision from all others of its game; the round first."""
    return (state.round, state.phase, state.passes, state.claimed, *state.market, *state.cubes, *state.money)


class Start(NamedTuple):
    """How a round begins: the game, and its bots with what they remember then."""

    game: Industry
    bots: list[Model]

    def players(self) -> list[Model]:
        """The bots, to play on independently."""
        return [bot.copy() for bot in self.bots]


class Forecast:
    """A game in progress, and in the end the seat's lead over the best of the others, in points, and its value.

    The value is the chance that the seat wins, less a little for each round: of two that win, the quicker is better.
    """

    __slots__ = (
        "bots",
        "course",
        "decisions",
        "effort",
        "game",
        "known",
        "lead",
        "origin",
        "over",
        "reached",
        "seat",
        "starts",
        "steps",
        "value",
    )

    def __init__(self, game: Industry, bots: Sequence[Model], seat: int, course: Course, known: set[Moment]) -> None:
        self.game = game.copy()
        self.game.journal = None
        self.bots = list(bots)
        self.seat = seat
        self.course = course
        self.known = known  # starts of rounds that were forecast before; a forecast that reaches one is abandoned
        self.origin = game.state.round
        self._set_style(self.origin)
        self.decisions: dict[Moment, list[Model]] = {}  # the bots as they were at each decision of the seat
        self.reached: dict[Moment, int] = {}  # the effort before each decision of the seat
        self.starts: dict[int, Start] = {}  # of each later round
        self.steps = 0
        self.effort = 0
        self.over = False
        self.lead = ABANDONED
        self.value = WORTHLESS

    def advance(self, most: int) -> int:
        """Play to the end, or with about so much effort; returns the effort."""
        before = self.effort
        while not self.over and self.effort - before < most:
            try:
                self._step()
            except Refused:  # no player intends an illegal action; such a forecast is worthless
                self.over = True
        return max(1, self.effort - before)

    def left(self, now: Moment) -> int:
        """The effort from this decision to the end; all of it where it does not come by this decision."""
        return self.effort - self.reached.get(now, 0)

    def _step(self) -> None:
        game = self.game
        state = game.state
        if state.phase == OVER or self.steps > LONGEST:
            self._end([score(state, seat) for seat in range(state.seats)], state.round)
        elif state.round > self.origin and state.round not in self.starts:
            self._begin_round(state)
        else:
            actor = game.to_move[0]
            if actor == self.seat and state.phase in (TRADE, DEVELOP):
                now = moment(state)
                self.decisions[now], self.reached[now] = [bot.copy() for bot in self.bots], self.effort
            self.steps += 1
            self.effort += EFFORT.get(state.phase, LEAST_EFFORT)
            game.apply(actor, self.bots[actor].decide(game, actor).action)
            self._answers()

    def _answers(self) -> None:
        game = self.game
        for asked in game.to_answer:
            if asked in game.to_answer:
                answer = self.bots[asked].answer(game, asked)
                self.effort += EFFORT[TRADE]
                if answer is not None and game.check(asked, answer.action) is None:
                    game.apply(asked, answer.action)

    def _begin_round(self, state: State) -> None:
        """Change the style; stop if a forecast began a round like this before."""
        start = moment(state)
        self.over = start in self.known
        self.known.add(start)
        self.starts[state.round] = Start(self.game.copy(), [bot.copy() for bot in self.bots])
        self._set_style(state.round)

    def _set_style(self, round: int) -> None:
        own = self.bots[self.seat]
        assert isinstance(own, Merchant)
        own.style = self.course.get(round, EVEN)

    def _end(self, scores: list[int], rounds: int) -> None:
        own = scores.pop(self.seat)
        self.lead, self.over = own - max(scores), True
        lead = max(-MOST_LEAD, min(MOST_LEAD, self.lead))
        self.value = 1 / (1 + exp(-lead / SPREAD)) - HASTE * rounds
