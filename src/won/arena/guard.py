"""A bot under watch: what it raises, what it may not do and what takes too long costs it the seat, never the game.

The clerk takes over for the rest of that game, and lots are drawn for a clerk who fails. Time is that of the
processor, so that a busy machine is nobody's fault.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from won.arena.limit import Limit, Overran
from won.core.game import Game
from won.players import make_bot
from won.players.bot import Decision

BUDGET: Final[dict[str, float]] = {"random": 0.001, "clerk": 0.001, "merchant": 0.02, "magnate": 1.0}  # a decision
TIMES: Final = 10  # the budget, and a second for a machine that has to warm up, are the most a decision may take
GRACE: Final = 1.0
SLOW: Final = 2.0  # times the budget on average: the game is marked, the bot stays
DETAIL: Final = 300  # characters of what went wrong

RAISED, ILLEGAL, OVERRAN, TOO_SLOW = "raised", "illegal", "overran", "slow"
Lot = Callable[[Game, int], Any]


class Incident(NamedTuple):
    seat: int
    bot: str
    step: int  # of the log
    kind: str
    detail: str


class Pace(NamedTuple):
    """The time a bot took, in seconds of the processor."""

    decisions: int
    seconds: float
    longest: float


def budget_of(bot: str) -> float:
    level, _, seconds = bot.partition(":")
    return float(seconds) if seconds else BUDGET.get(level, 1.0)


class Guard:
    """A bot like any other, to those who ask it."""

    def __init__(self, table: Game, seat: int, bot: str, seed: str, limit: Limit, lot: Lot | None = None) -> None:
        self.table = table  # the real one: it knows what is allowed, and how far the game has come
        self.seat = seat
        self.name = bot
        self.seed = seed
        self.limit = limit
        self.lot = lot
        self.budget = budget_of(bot)
        self.bot = make_bot(bot, seed, table.name)
        self.left = [level for level in ("clerk", "random") if level != bot]  # who takes over
        self.incidents: list[Incident] = []
        self.pace = Pace(0, 0.0, 0.0)

    def decide(self, game: Game, seat: int) -> Decision:
        dealt = self.lot(game, seat) if self.lot is not None else None
        if dealt is not None:
            return Decision(dealt)
        while True:
            decision = self._asked(game, seat, answering=False)
            if decision is not None:
                return decision
            game = self.table.copy_for(seat)  # whoever failed may have left the other in disorder

    def answer(self, game: Game, seat: int) -> Decision | None:
        return self._asked(game, seat, answering=True)

    def told(self) -> list[Incident]:
        """What there is to report, at the end of the game."""
        decisions, seconds, _ = self.pace
        if not self.incidents and decisions and seconds / decisions > SLOW * self.budget:
            detail = f"{seconds / decisions:.4f} s a decision; budget {self.budget:g} s"
            self.incidents.append(Incident(self.seat, self.name, self.table.steps, TOO_SLOW, detail))
        return self.incidents

    def _asked(self, game: Game, seat: int, answering: bool) -> Decision | None:
        """Its decision if there is one and it stands; none if the bot was replaced, or has no answer."""
        try:
            decision = self._timed(game, seat, answering)
            problem = _problem(self.table, seat, decision, answering)
        except Overran as overran:
            self._replace(OVERRAN, str(overran))
            return None
        except Exception as error:
            if not self.left:
                raise
            self._replace(RAISED, f"{type(error).__name__}: {error}")
            return None
        if problem:
            self._replace(ILLEGAL, problem)
            return None
        return decision

    def _timed(self, game: Game, seat: int, answering: bool) -> Decision | None:
        most = TIMES * self.budget + GRACE
        collecting = gc.isenabled()
        gc.disable()  # what others left behind is cleared away between decisions, on nobody's time
        began = time.thread_time()
        self.limit.start(most)
        try:
            decision = self.bot.answer(game, seat) if answering else self.bot.decide(game, seat)
        finally:
            self.limit.stop()
            if collecting:
                gc.enable()
        seconds = time.thread_time() - began
        if not self.incidents:  # afterwards it is the time of whoever took over
            self.pace = Pace(self.pace.decisions + 1, self.pace.seconds + seconds, max(self.pace.longest, seconds))
        if seconds > most:
            raise Overran(most)
        return decision

    def _replace(self, kind: str, detail: str) -> None:
        self.incidents.append(Incident(self.seat, self.name, self.table.steps, kind, " ".join(detail.split())[:DETAIL]))
        self.bot = make_bot(self.left.pop(0), self.seed, self.table.name)
        self.budget = max(self.budget, BUDGET["magnate"])  # an understudy is not timed


def _problem(table: Game, seat: int, decision: Decision | None, answering: bool) -> str:
    """What is wrong with it, as far as the seat could know: what only the whole table forbids is nobody's fault."""
    if decision is None:
        return "" if answering else "no decision"
    action = table.with_chance(decision.action, _any_chance)
    if table.check(seat, action) is None:
        return ""
    refusal = table.copy_for(seat).check(seat, action)
    return "" if refusal is None else f"{decision.action} {refusal.rule}"


def _any_chance() -> float:
    """Whether an action is allowed does not depend on what chance adds to it."""
    return 0.0
