"""The magnate: follows a line of play that it has seen to its end, and keeps looking for a better one."""

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
from won.players.industry.forecast import NO_NEWS, Course, Forecast, Moment, moment, twin
from won.players.industry.leanings import another
from won.players.industry.merchant import Merchant
from won.players.industry.opening import proven_package

BUDGET: Final = 1.0  # seconds a decision, where none is given
RATE: Final = 3000  # steps of forecasts a second; fixed, so that a seed and a budget always give the same game
ENOUGH: Final = 15  # points by which it has to lead in the end to look no further
TRIALS: Final = 40  # other courses seen to their end in one round, at most
DOUBT: Final = 8  # points by which another must be better while the game does not go as forecast
NEAR_END: Final = 12  # flags or hexes left, from which on it matters by what lead one would end the game
LASTING: Final = 0.5  # how often a style is tried for all rounds to come instead of one
ROUNDS: Final = 20  # more than are ever to come
DRAWS: Final = 8  # styles drawn at once until one makes another plan
NEARER: Final = 3  # how much rather it changes rounds that are near than those that are far


class Magnate(Merchant):
    """Plays as a merchant, each round in the style that its course has for it."""

    __slots__ = ("budget", "chance", "course", "doubt", "ideas", "known", "line", "minds", "trial", "trials")

    def __init__(self, seed: str | int, budget: float | None = None, barter: bool = True) -> None:
        super().__init__(seed, barter=barter)
        self.budget = BUDGET if budget is None else budget
        self.chance = source(f"{seed}/leanings").random
        self.course: Course = {}
        self.line: Forecast | None = None  # how the game will go on its present course
        self.minds: list[Merchant] = []  # what everyone knew when the game was last seen to follow it
        self.doubt = DOUBT
        self.known: set[Moment] = set()  # how rounds began that were forecast
        self.ideas: set[Hashable] = set()  # what was tried, and where
        self.trial: Forecast | None = None  # how it would go on another course, as far as that was seen
        self.trials = (0, 0)  # a round, and how many were seen to their end in it

    def pick(self, game: Industry, seat: int) -> Any:
        return proven_package(game, seat, self.draw, 0.5)

    def decide(self, game: Game, seat: int) -> Decision:
        assert isinstance(game, Industry)
        state = game.state
        self.style = self.course.get(state.round, EVEN)
        if state.phase in (TRADE, DEVELOP) and not state.final and not state.splits:
            self.think(game, seat)
        return super().decide(game, seat)

    def answer(self, game: Game, seat: int) -> Decision | None:
        assert isinstance(game, Industry)
        self.style = self.course.get(game.state.round, EVEN)
        return super().answer(game, seat)

    def think(self, game: Industry, seat: int) -> None:
        """Forecasts are taken up where they were left; what turns out better is the line from then on."""
        left = int(self.budget * RATE)
        now = game.state.round
        line = self._line(game, seat)
        if self.trials[0] != now:
            self.trials = (now, 0)
        if self.trial is not None and self.trial.origin <= now:
            self.trial = None  # its beginning has passed
        while left > 0:
            if not line.over:
                left -= line.advance(left)
                continue
            if line.lead >= ENOUGH or self.trials[1] >= TRIALS:
                break
            trial = self._trial(game, seat, line, left)
            if trial is None:
                break
            left -= trial.advance(left)
            if trial.over:
                self.trial, self.trials = None, (now, self.trials[1] + (trial.lead > NO_NEWS))
                if trial.lead > line.lead + self.doubt:
                    line = self._turn(line, trial, game.state)

    def _line(self, game: Industry, seat: int) -> Forecast:
        """The line of play; made anew, with no plans for later rounds, where the game has left it."""
        line, now = self.line, moment(game.state)
        if line is not None and now in line.passed:
            self.minds, self.doubt = line.passed[now], 0
            return line
        self.doubt, self.trial, self.known, self.ideas = DOUBT, None, set(), set()
        self.course = {game.state.round: self.style}
        self.line = self._from_now(game, seat, self.course, self.known)
        return self.line

    def _from_now(self, game: Industry, seat: int, course: Course, known: set[Moment]) -> Forecast:
        bots = [twin(mind) for mind in self.minds] or _merchants(game)
        bots[seat] = twin(self)
        return Forecast(game, bots, seat, course, known)

    def _trial(self, game: Industry, seat: int, line: Forecast, left: int) -> Forecast | None:
        """The one begun; else another style for a round ahead, or for this one if there is time to see what comes."""
        if self.trial is not None:
            return self.trial
        now = game.state.round
        roots = {now: game} if left >= line.steps else {}
        roots |= {number: root for number, root in line.roots.items() if number > now and not root.state.final}
        rounds = sorted(roots)
        for _ in range(DRAWS if rounds else 0):
            number = rounds[int(self.chance() ** NEARER * len(rounds))]
            style = another(line.course.get(number, EVEN), self.chance)
            if self._is_new(roots[number].state, seat, style):
                lasting = self.chance() < LASTING
                course = {**line.course, **dict.fromkeys(range(number, number + (ROUNDS if lasting else 1)), style)}
                known = set() if lasting else self.known  # what came of a round tells nothing where later ones differ
                if number == now:
                    self.trial = self._from_now(game, seat, course, known)
                    _plan_anew(self.trial.bots[seat], game.state)
                else:
                    self.trial = Forecast(roots[number], _merchants(game), seat, course, known)
                break
        return self.trial

    def _is_new(self, state: State, seat: int, style: Style) -> bool:
        """Whether that style makes of the table what none has made of it before; commonly it makes the same plan."""
        plan = Planner(state, seat, style, state.phase == TRADE).plan()
        ends = min(state.flags[seat], (PLAYABLE & ~state.claimed).bit_count()) <= NEAR_END
        idea = (moment(state), frozenset(plan.steps), plan.flags, style.margin if ends else 0.0)
        new = idea not in self.ideas
        self.ideas.add(idea)
        return new

    def _turn(self, line: Forecast, trial: Forecast, state: State) -> Forecast:
        """The trial becomes the line from where it began; up to there nothing has changed."""
        start = trial.origin
        if start > state.round:
            trial.passed |= {one: minds for one, minds in line.passed.items() if one[0] < start}
            trial.roots |= {number: root for number, root in line.roots.items() if number <= start}
        else:
            _plan_anew(self, state)
        self.line, self.course = trial, trial.course
        self.style = self.course.get(state.round, EVEN)
        return trial


def _merchants(game: Industry) -> list[Merchant]:
    return [Merchant(0) for _ in range(game.state.seats)]


def _plan_anew(bot: Merchant, state: State) -> None:
    """In Develop a plan is kept to, unless the style changes."""
    if state.phase == DEVELOP:
        bot.key = ()
