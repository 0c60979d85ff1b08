"""Judges the entries of a game of industry: merchants play each position on to the end of its round."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final

from won.analysis.industry.plan import EVEN, Style
from won.core.chance import source
from won.core.game import Game
from won.core.record import Record, entry, read_entry
from won.games import package, replay
from won.industry.actions import Decline, Draft, Produce
from won.industry.game import Industry
from won.industry.state import CLOSING, DEVELOP, DRAFT, PHASES, PRODUCE, TRADE, State
from won.industry.turns import PASS
from won.players.bot import Bot, Decision
from won.players.industry.merchant import Merchant
from won.players.industry.recollection import Memory
from won.players.industry.setup import PROVEN
from won.players.industry.styles import another
from won.players.playouts import Line
from won.review.industry.worth import Hindsight
from won.review.model import Step
from won.review.search import PlayOut, Rules, Way, advantage, play_out

LINE: Final = 12  # entries of a line that are kept
FORESEEN: Final = 0.5  # part of a better plan's gain that counts
STYLES: Final = 4  # other ways to plan the rest of a round that the search tries
DOUBTED: Final = 3.0  # points from which an entry that looks so costly is played out again
TIMES: Final = 4  # in so many play-outs, each with others who plan differently


def key(game: Industry) -> Hashable:
    """What distinguishes a position from all others of its game."""
    state = game.state
    place = (state.round, state.phase, state.turn, state.passes, state.submitted)
    offers = tuple([(offer.seat, offer.to, *offer.give.items(), 0, *offer.get.items()) for offer in state.offers])
    board = (state.claimed, state.tiled, state.to_place, *state.stacks)
    return (*place, offers, *board, *state.market, *state.cubes, *state.money, *state.notes)


class IndustryExaminer:
    """Values a position by one play-out, and keeps that value while the game follows it."""

    __slots__ = ("current", "hindsight", "last_unit", "memories", "others", "record", "seats", "styles")

    def __init__(self, record: Record) -> None:
        self.record = record
        self.hindsight = Hindsight(record)
        self.seats = len(record.seats)
        self.memories: list[Memory] = []  # of each seat, once the first entry to judge is known
        draw = source("review/styles").random
        self.styles = [another(EVEN, draw) for _ in range(STYLES)]
        self.others = [[EVEN] * self.seats, *[self._mixed(number) for number in range(1, TIMES)]]
        self.current: PlayOut | None = None
        self.last_unit: dict[int, str] = {}

    def _mixed(self, number: int) -> list[Style]:
        """Who plays on in a play-out with that number: merchants, half of them in another style."""
        draw = source(f"review/others {number}").random
        return [EVEN if draw() < 0.5 else another(EVEN, draw) for _ in range(self.seats)]

    def step(self, game: Industry, seat: int, action: Any) -> Step:
        if not self.memories:
            self._recall(game.steps)
        state = game.state
        position = key(game)
        before = self._expected(game)
        unit, where = unit_of(state), state.round
        phase = "" if state.phase == CLOSING else PHASES[state.phase]
        begins, self.last_unit[seat] = self.last_unit.get(seat) != unit, unit
        line = before.rest(position)
        best = idle = cost = None
        style = EVEN
        begun = game.copy()
        if begins and state.phase in (TRADE, DEVELOP, PRODUCE):
            idle = self._idle(game, seat)
        if isinstance(action, Draft):
            best, idle, line = self._packages(game, seat, action, before.values[seat])
        elif begins and state.phase in (TRADE, DEVELOP) and not state.final:
            best, style, line = self._best_style(game, seat, before)
        self._apply(game, seat, action)
        after = before if isinstance(action, Draft) else self._after(game, where)
        if phase and not isinstance(action, Draft):
            missed = 0.0 if best is None else best - before.values[seat]
            seeming = missed + before.values[seat] - after.values[seat]
            if seeming >= DOUBTED:
                cost = min(seeming, self._cost(begun, seat, action, style))
        shown = line if after is not before or best is not None else []
        values = before.values, after.values, after.outcome
        return Step(seat, *values, phase, where, unit, best, idle, shown[:LINE], cost=cost)

    def _recall(self, count: int) -> None:
        """What the seats remember of so many entries before the first that is judged."""
        self.memories = [Memory(seat) for seat in range(self.seats)]
        past = replay(self.record, 0)
        for number, raw in enumerate(self.record.log[:count]):
            self._apply(past, *read_entry(raw, number, package(self.record.game).actions))

    def _apply(self, game: Any, seat: int, action: Any) -> None:
        """Apply an entry, which every seat remembers."""
        for memory in self.memories:
            memory.before(game.state, seat, action)
        game.apply(seat, action)
        for memory in self.memories:
            memory.after(game.state)

    def _players(self, styles: Sequence[Style]) -> list[Bot]:
        return [memory.player(style) for memory, style in zip(self.memories, styles, strict=True)]

    def _table(self, number: int, seat: int, own: Style) -> list[Bot]:
        """Who plays on in a play-out with that number, the seat in a style of its own."""
        return self._players([own if other == seat else style for other, style in enumerate(self.others[number])])

    def _cost(self, game: Industry, seat: int, action: Any, style: Style) -> float:
        """What the entry costs against the better way, on average over others who plan in many ways."""

        def way(own: Style, first: Line = ()) -> Way:
            return Way(lambda number: self._table(number, seat, own), first)

        actual = way(EVEN, [(seat, action)])
        rules = self._rules(game)
        return advantage(game, seat, way(style), actual, rules.value, rules.stop, TIMES)

    def _expected(self, game: Industry) -> PlayOut:
        """The play-out that the game follows, or a new one from here."""
        if self.current is None or not self.current.follows(key(game)):
            self.current = self._out(game, [EVEN] * self.seats)
        return self.current

    def _after(self, game: Industry, number: int) -> PlayOut:
        """What an entry of a round led to: valued to the end of that round, even where it ended the round."""
        if game.state.round == number and not game.over:
            return self._expected(game)
        return PlayOut(self.hindsight.values(game), self.hindsight.outcome(game), [], {key(game): 0})

    def _out(self, game: Industry, styles: list[Style]) -> PlayOut:
        return play_out(game, self._players(styles), self._rules(game), "")

    def _rules(self, game: Industry) -> Rules:
        now = game.state.round
        return Rules(key, self.hindsight.values, self.hindsight.outcome, lambda later: later.state.round > now)

    def _best_style(self, game: Industry, seat: int, before: PlayOut) -> tuple[float, Style, list[dict[str, Any]]]:
        """What two other plans of this seat bring at least, and the line of the better one.

        One alone may do well by the chance of how the others answer it; and of what two bring only a part counts,
        because nobody at the table could foresee the answers as the search does.
        """
        plans = [
            (style, self._out(game, [style if other == seat else EVEN for other in range(self.seats)]))
            for style in self.styles
        ]
        plans.sort(key=lambda plan: -plan[1].values[seat])
        expected = before.values[seat]
        more = plans[1][1].values[seat] - expected
        if more <= 0:
            return expected, EVEN, before.rest(key(game))
        style, out = plans[0]
        return expected + FORESEEN * more, style, out.line

    def _idle(self, game: Industry, seat: int) -> float:
        """What is left to the seat if it does nothing in this phase."""
        bots = self._players([EVEN] * self.seats)
        bots[seat] = Idle(self.memories[seat].player(EVEN), game.state.round, game.state.phase)
        return play_out(game, bots, self._rules(game), "").values[seat]

    def _packages(
        self, game: Industry, seat: int, action: Draft, expected: float
    ) -> tuple[float | None, float | None, list[dict[str, Any]]]:
        """The best and the worst package, by what they have brought in measured games; unknown ones are not graded."""
        names = [str(name) for name in game.next_words(seat, ("draft",))]
        if not all(name in PROVEN for name in names):
            return None, None, []
        names.sort(key=lambda name: PROVEN[name])
        best, worst = [expected + PROVEN[name] - PROVEN[action.package] for name in (names[-1], names[0])]
        return best, min(worst, expected), [entry(seat, Draft(names[-1]))]


class Idle:
    """Does nothing in one phase of one round, and plays as a merchant before and after it."""

    __slots__ = ("merchant", "now")

    def __init__(self, merchant: Merchant, number: int, phase: int) -> None:
        self.merchant = merchant
        self.now = (number, phase)

    def decide(self, game: Game, seat: int) -> Decision:
        assert isinstance(game, Industry)
        state = game.state
        if (state.round, state.phase) != self.now or state.splits:
            return self.merchant.decide(game, seat)
        return self.answer(game, seat) or Decision(Produce(()) if state.phase == PRODUCE else PASS)

    def answer(self, game: Game, seat: int) -> Decision | None:
        assert isinstance(game, Industry)
        offers = [offer.number for offer in game.state.offers if offer.to == seat]
        return Decision(Decline(offers[0])) if offers else None


def unit_of(state: State) -> str:
    """A seat decides a phase of a round as a whole; in the draft a package with its tiles."""
    if state.phase == DRAFT:
        return f"draft/{state.pick}"
    return f"{PHASES[state.phase]}/{state.round}"
