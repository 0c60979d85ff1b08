"""A bot under supervision: one that raises, cheats or takes too long loses its seat, and the game goes on.

The clerk takes over for the rest of that game, and the random bot where the clerk fails. Time is processor time, so
that a busy machine is no fault of the bot.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from won.arena.entrants import close, is_own, make_entrant
from won.arena.language.player import Slips, Talk, TextPlayer
from won.arena.time_limit import TimeLimit, TimeLimitExceeded
from won.arena.timing import Timing
from won.core.game import Game
from won.core.record import Seat
from won.players import make_bot
from won.players.bot import Decision
from won.players.levels import SEARCHING

# Seconds a decision.
BUDGET: Final[dict[str, float]] = {"random": 0.001, "dabbler": 0.001, "clerk": 0.001, **SEARCHING}
PLANNER: Final = 0.02  # the budget of the other levels
OWN: Final = 1.0  # the budget of a bot of one's own
TIMES: Final = 10  # a decision may take so many times the budget,
GRACE: Final = 1.0  # and so many seconds more, because a machine must warm up
SLOW: Final = 2.0  # times the budget on average: the game is marked, and the bot keeps its seat
DETAIL: Final = 300  # characters of the message of an incident

RAISED, ILLEGAL, OVERRAN, TOO_SLOW = "raised", "illegal", "overran", "slow"
RandomDraft = Callable[[Game, int], Any]  # the choice that chance makes for a seat, or none


class Incident(NamedTuple):
    seat: int
    bot: str
    step: int  # of the log
    kind: str
    detail: str


def budget_of(bot: str) -> float:
    level, _, seconds = bot.partition(":")
    if is_own(bot):
        return OWN
    return float(seconds) if seconds else BUDGET.get(level, PLANNER)


class SupervisedBot:
    """A bot that checks and times another."""

    def __init__(
        self, table: Game, seat: int, bot: str, seed: str, limit: TimeLimit, draft: RandomDraft | None = None
    ) -> None:
        self.table = table  # the real game, not the view of a seat
        self.seat = seat
        self.name = bot
        self.seed = seed
        self.limit = limit
        self.draft = draft
        self.budget = budget_of(bot)
        self.bot = make_entrant(bot, seed, table.name)
        self.substitutes = [level for level in ("clerk", "random") if level != bot]
        self.incidents: list[Incident] = []
        self.timing = Timing()

    def decide(self, game: Game, seat: int) -> Decision:
        drafted = self.draft(game, seat) if self.draft is not None else None
        if drafted is not None:
            return Decision(drafted)
        while True:
            decision = self._ask(game, seat, answering=False)
            if decision is not None:
                return decision
            game = self.table.copy_for(seat)  # the bot that failed may have changed its copy

    def answer(self, game: Game, seat: int) -> Decision | None:
        return self._ask(game, seat, answering=True)

    def report(self) -> list[Incident]:
        """The incidents of the game, at its end."""
        if not self.incidents and self.timing.mean > SLOW * self.budget:
            detail = f"{self.timing.mean:.4f} s a decision; budget {self.budget:g} s"
            self.incidents.append(Incident(self.seat, self.name, self.table.steps, TOO_SLOW, detail))
        return self.incidents

    def close(self) -> None:
        """Let go of the bot; one that is a program of its own is ended."""
        close(self.bot)

    def listen(self, talk: Talk) -> None:
        """Let a player by text hear what the others say, and be heard."""
        if isinstance(self.bot, TextPlayer):
            self.bot.talk = talk

    def hear(self, seats: Sequence[Seat], events: Sequence[Any]) -> None:
        """Tell a player by text what happened, as its seat may know it."""
        if isinstance(self.bot, TextPlayer):
            self.bot.hear(self.table, seats, [self.table.visible_event(self.seat, event) for event in events])

    def slips(self, seats: Sequence[Seat]) -> Slips | None:
        """How a player by text answered in the game that is over; none for other bots."""
        return self.bot.end(self.table, seats) if isinstance(self.bot, TextPlayer) else None

    def _ask(self, game: Game, seat: int, answering: bool) -> Decision | None:
        """The decision of the bot; none if it was replaced, or has no answer."""
        try:
            decision = self._timed(game, seat, answering)
            problem = _problem(self.table, seat, decision, answering)
        except TimeLimitExceeded as error:
            self._replace(OVERRAN, str(error))
            return None
        except Exception as error:
            if not self.substitutes:
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
        gc.disable()  # garbage of other bots is collected between decisions
        began = time.thread_time()
        self.limit.start(most)
        try:
            decision = self.bot.answer(game, seat) if answering else self.bot.decide(game, seat)
        finally:
            self.limit.stop()
            if collecting:
                gc.enable()
        seconds = time.thread_time() - began
        if not self.incidents:  # a substitute is not timed
            self.timing = self.timing.added(seconds)
        if seconds > most:
            raise TimeLimitExceeded(most)
        return decision

    def _replace(self, kind: str, detail: str) -> None:
        self.incidents.append(Incident(self.seat, self.name, self.table.steps, kind, " ".join(detail.split())[:DETAIL]))
        self.close()
        self.bot = make_bot(self.substitutes.pop(0), self.seed, self.table.name)
        self.budget = max(self.budget, BUDGET["magnate"])  # enough for every substitute


def _problem(table: Game, seat: int, decision: Decision | None, answering: bool) -> str:
    """What is wrong with a decision. What the seat could not know, because it is hidden, is no fault."""
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
