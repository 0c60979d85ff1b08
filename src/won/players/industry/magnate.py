"""The magnate: follows a course that it has forecast to the end of the game, and searches for a better one."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from won.analysis.industry.plan import EVEN, Style
from won.analysis.industry.planner import Planner
from won.core.chance import source
from won.core.game import Game
from won.industry.board import PLAYABLE
from won.industry.game import Industry
from won.industry.state import DEVELOP, TRADE, State
from won.players.bot import Decision
from won.players.collector import collector_paused
from won.players.industry.forecast import ABANDONED, EFFORT, HASTE, Course, Forecast, Moment, moment
from won.players.industry.merchant import Merchant
from won.players.industry.rivals import Rivals
from won.players.industry.setup import proven_package, proven_worths
from won.players.industry.styles import another
from won.players.levels import SEARCHING

RATE: Final = 80_000  # effort a second; fixed, so that a seed and a budget always give the same game
PLANNING: Final = 20  # the effort of one plan
ENOUGH: Final = 0.9  # value, counted from the present round, with which it stops searching
TRIALS: Final = 600  # other courses forecast to the end in one round, at most
DOUBT: Final = 0.12  # by which another course must be better after the game has left the forecast
NEAR_END: Final = 12  # flags or hexes left at which the margin for ending the game matters
HOPEFUL: Final = 0.5  # part of a trial of the present round that must fit into one decision for it to be begun
LASTING: Final = 0.5  # how often a style is tried for all later rounds instead of one
ROUNDS: Final = 20  # more than are ever to come
DRAWS: Final = 30  # styles drawn until one makes another plan
PREDICTABLE: Final = 8  # own decisions in a row that were forecast; from then on two changes are tried at once
APART: Final = 3  # most rounds between two changes tried at once
NEARER: Final = 3  # preference for changing near rounds over far ones
WHIM: Final = 0.5  # points of chance in the pick of a package


class Magnate(Merchant):
    """Plays as a merchant, each round in the style that its course gives."""

    __slots__ = (
        "budget",
        "chance",
        "compares",
        "course",
        "doubt",
        "exhausted",
        "followed",
        "forecast",
        "ideas",
        "known",
        "least",
        "plain",
        "rivals",
        "spent",
        "trial",
        "trials",
    )

    def __init__(self, seed: str | int, budget: float | None = None, barter: bool = True, least: float = 0.0) -> None:
        super().__init__(seed, barter=barter)
        self.budget = SEARCHING["magnate"] if budget is None else budget
        self.spent = 0.0  # of the budget, in the last decision
        self.chance = source(f"{seed}/leanings").random
        self.course: Course = {}
        self.forecast: Forecast | None = None  # of the present course
        self.rivals: Rivals | None = None
        self.doubt = DOUBT
        self.exhausted = False  # whether this decision has found no new idea for the present forecast
        self.followed = 0  # decisions since the game last left the forecast
        self.least = least  # by which another course must be better in any case
        self.compares = False  # whether a course without plans for later rounds is still to be tried
        self.plain: Forecast | None = None  # the trial of that course
        self.known: set[Moment] = set()  # starts of rounds that were forecast
        self.ideas: set[Hashable] = set()  # plans that were tried, and where
        self.trial: Forecast | None = None  # of another course, as far as it has come
        self.trials = (0, 0)  # a round, and how many trials were finished in it

    def worths(self, game: Industry, seat: int) -> dict[str, float]:
        return proven_worths(game, seat)

    def pick(self, game: Industry, seat: int) -> Any:
        return proven_package(game, seat, self.draw, WHIM)

    def decide(self, game: Game, seat: int) -> Decision:
        assert isinstance(game, Industry)
        state = game.state
        self.style = self.course.get(state.round, EVEN)
        self.spent = 0.0
        if state.phase in (TRADE, DEVELOP) and not state.final and not state.splits:
            with collector_paused():
                self.search(game, seat)
        return super().decide(game, seat)

    def answer(self, game: Game, seat: int) -> Decision | None:
        assert isinstance(game, Industry)
        self.style = self.course.get(game.state.round, EVEN)
        return super().answer(game, seat)

    def search(self, game: Industry, seat: int) -> None:
        """Continue the forecasts within the budget; a trial that ends better becomes the course."""
        left = int(self.budget * RATE) - EFFORT[TRADE] * self._follow(game, seat)
        now, self.exhausted = game.state.round, False
        forecast = self._current(game, seat)
        if self.trials[0] != now:
            self.trials = (now, 0)
        if self.trial is not None and self.trial.origin <= now and moment(game.state) not in self.trial.decisions:
            self.trial = None  # the game has left it
        while left > 0:
            if not forecast.over:
                left -= forecast.advance(left)
                continue
            if forecast.value + HASTE * now >= ENOUGH or self.trials[1] >= TRIALS:
                break
            trial, planned = self._next_trial(game, seat, forecast, left)
            left -= PLANNING * planned
            if trial is None:
                break
            left -= trial.advance(max(1, left))
            if trial.over:
                self.trial, self.trials = None, (now, self.trials[1] + (trial.lead > ABANDONED))
                if trial.value > forecast.value + (0.0 if trial is self.plain else max(self.doubt, self.least)):
                    forecast = self._adopt(forecast, trial, game.state)
        self.spent = self.budget - left / RATE

    def _follow(self, game: Industry, seat: int) -> int:
        """Learn from what the rivals did, and forget the forecast if one of them plays otherwise than it was taken for.

        Returns the number of decisions it took.
        """
        if self.rivals is None or self.rivals.seat != seat or self.rivals.game.steps > game.steps:
            self.rivals = Rivals(game, seat)
        changed, decisions = self.rivals.follow(game)
        if changed:
            self.forecast = None
        return decisions

    def _current(self, game: Industry, seat: int) -> Forecast:
        """The forecast of the present course; a new one of the same course if the game has left it."""
        forecast, now = self.forecast, moment(game.state)
        if forecast is not None and now in forecast.decisions:
            self.doubt = 0.0
            self.followed += 1
            return forecast
        self.doubt, self.trial, self.known, self.ideas = DOUBT, None, set(), set()
        self.followed = 0
        later = {number: style for number, style in self.course.items() if number > game.state.round}
        self.course, self.compares = {game.state.round: self.style, **later}, bool(later)
        self.forecast = self._from_now(game, seat, self.course, self.known)
        return self.forecast

    def _from_now(self, game: Industry, seat: int, course: Course, known: set[Moment]) -> Forecast:
        """A forecast that begins here, with all rivals as they seem to play."""
        assert self.rivals is not None
        bots = self.rivals.players()
        bots[seat] = self.copy()
        return Forecast(game, bots, seat, course, known)

    def _next_trial(self, game: Industry, seat: int, forecast: Forecast, left: int) -> tuple[Forecast | None, int]:
        """The trial in progress; else another style for a later round, or for this one if it may be finished in time.

        A trial of this round goes on at the next decision, as long as the game goes as it would in the trial. Also
        returns how many plans were made to find one.
        """
        planned = 0
        if self.trial is not None:
            return self.trial, planned
        now = game.state.round
        whole = left >= HOPEFUL * forecast.left(moment(game.state))
        if self.compares and whole:
            self.compares = False
            self.trial = self.plain = self._from_now(game, seat, {now: self.style}, set())
            return self.trial, planned
        starts = {now: game} if whole else {}
        later = {number: start for number, start in forecast.starts.items() if number > now}
        starts |= {number: start.game for number, start in later.items() if not start.game.state.final}
        rounds = sorted(starts)
        if not rounds:
            return None, planned
        while True:
            number = rounds[int(self.chance() ** NEARER * len(rounds))]
            style, lasting = another(forecast.course.get(number, EVEN), self.chance), self.chance() < LASTING
            new = self._is_new(starts[number].state, seat, style, lasting)
            planned += 1
            if new or self.exhausted or planned == DRAWS:
                break
        self.exhausted = not new
        styles = dict.fromkeys(range(number, number + (ROUNDS if lasting else 1)), style)
        if not new and self.followed < PREDICTABLE:
            return None, planned
        if not new:  # what one change does is known: try two at once
            second = number + 1 + int(self.chance() * APART)
            styles[second] = another(forecast.course.get(second, EVEN), self.chance)
        course = {**forecast.course, **styles}
        known = self.known if new and not lasting else set()  # a known start tells nothing if later styles differ
        if number == now:
            self.trial = self._from_now(game, seat, course, known)
            own = self.trial.bots[seat]
            assert isinstance(own, Merchant)
            own.replan(game.state)
        else:
            self.trial = Forecast(starts[number], later[number].players(), seat, course, known)
        return self.trial, planned

    def _is_new(self, state: State, seat: int, style: Style, lasting: bool) -> bool:
        """Whether that style leads to a plan that was not tried from this state; most styles lead to the same plan."""
        plan = Planner(state, seat, style, state.phase == TRADE).plan()
        ends = min(state.flags[seat], (PLAYABLE & ~state.claimed).bit_count()) <= NEAR_END
        ask = style.ask if state.phase == TRADE else 0.0
        idea = (
            moment(state),
            lasting,
            frozenset(plan.steps),
            plan.flags,
            style.margin if ends else 0.0,
            ask,
            style.move,
        )
        new = idea not in self.ideas
        self.ideas.add(idea)
        return new

    def _adopt(self, forecast: Forecast, trial: Forecast, state: State) -> Forecast:
        """Make the trial the present forecast; before its first round nothing changes."""
        start = trial.origin
        if start > state.round:
            trial.decisions |= {when: bots for when, bots in forecast.decisions.items() if when[0] < start}
            later = [steps for when, steps in forecast.reached.items() if when[0] == start]
            before = min(later, default=0)  # the trial counts its steps from where the forecast had taken so many
            trial.reached |= {when: n - before for when, n in forecast.reached.items() if when[0] < start}
            trial.starts |= {number: begun for number, begun in forecast.starts.items() if number <= start}
        else:
            own = trial.decisions[moment(state)][trial.seat]
            assert isinstance(own, Merchant)
            self.round = own.round.copy()  # with the plan that it has followed since it began
        self.forecast, self.course, self.exhausted = trial, trial.course, False
        self.style = self.course.get(state.round, EVEN)
        return trial
