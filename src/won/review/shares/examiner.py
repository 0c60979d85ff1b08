"""Judges the entries of a game of shares: magnates with little time play each position on to the next roll. Rolls are
luck."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final

from won.core.answer_kind import find_offer
from won.core.record import Record
from won.players.shares.advice import advise
from won.players.shares.magnate import Magnate
from won.review.model import Step
from won.review.search import PlayOut, Rules, candidates, play_out
from won.review.shares.worth import compared, own_money, values
from won.shares import actions as act
from won.shares.game import Shares
from won.shares.parties import is_in
from won.shares.state import BID, BUY, LOTS, ROLL, TAKE, State
from won.shares.syndicate_joint import needs_consent

BUDGET: Final = 0.02  # of those who play on: how many exchanges they look at
LINE: Final = 12  # entries of a line that are kept
OTHERS: Final = 4  # ways to go on that the search compares
FORESEEN: Final = 0.5  # part of a better way's gain that counts: nobody can foresee the others as the search does
SPOTS: Final = range(1, 7)
_PHASES: Final = {BUY: "buying", TAKE: "buying", LOTS: "auctions", BID: "auctions"}
_ACTS: Final = (act.Buy, act.End, act.Joker, act.Lots, act.Bid, act.Drop, act.Seal)


def key(game: Shares) -> Hashable:
    """What distinguishes a position from all others of its game."""
    state = game.state
    place = (state.turns, state.moment, state.turn, state.lot, state.high, state.high_bidder, *state.bidders)
    offers = tuple([(offer.seat, offer.agreed, offer.action) for offer in state.offers])
    waiting = (len(state.debts), len(state.claims), state.asked_to_agree, state.proposal, state.alive)
    return (*place, offers, *waiting, *state.cash, *state.jokers, *state.step, *state.owner, *state.head)


def settled(game: Shares) -> bool:
    """Whether only chance can change anything now."""
    state = game.state
    return state.moment == ROLL and not (state.debts or state.claims or state.offers or state.proposal)


def player() -> Magnate:
    """Who plays on."""
    return Magnate(0, BUDGET)


RULES: Final = Rules(key, compared, values, settled)


class SharesExaminer:
    """Values a position by one play-out, and keeps that value while the game follows it."""

    __slots__ = ("current", "last_unit", "seats")

    def __init__(self, record: Record) -> None:
        self.seats = len(record.seats)
        self.current: PlayOut | None = None
        self.last_unit: dict[int, str] = {}

    def step(self, game: Shares, seat: int, action: Any) -> Step:
        if isinstance(action, act.Roll):
            return self._roll(game, seat, action)
        state = game.state
        position, before = key(game), self._expected(game)
        phase, where = phase_of(state, seat, action), state.turns
        unit = f"{phase}/{where}/{state.lot if phase == 'auctions' else 0}"
        begins, self.last_unit[seat] = self.last_unit.get(seat) != unit, unit
        best = idle = None
        line = before.rest(position)
        if begins and phase and not (state.debts or isinstance(action, act.Deal)):
            best, idle, line = self._search(game, seat, before, line)
        expected = before.values[seat]
        as_money = (
            _as_money(expected, own_money(game, seat))
            if phase and is_in(state, state.head[seat])
            else lambda value: value
        )
        game.apply(seat, action)
        after = self._expected(game)
        values = after.values[:]
        values[seat] = as_money(values[seat])
        best, idle = [value if value is None else as_money(value) for value in (best, idle)]
        shown = line if after is not before or best is not None else []
        return Step(seat, before.values, values, after.outcome, phase, where, unit, best, idle, shown[:LINE])

    def _expected(self, game: Shares) -> PlayOut:
        """The play-out that the game follows, or a new one from here."""
        if self.current is None or not self.current.follows(key(game)):
            self.current = play_out(game, self._bots(), RULES, "")
        return self.current

    def _bots(self) -> list[Magnate]:
        return [player() for _ in range(self.seats)]

    def _search(
        self, game: Shares, seat: int, before: PlayOut, line: list[dict[str, Any]]
    ) -> tuple[float, float | None, list[dict[str, Any]]]:
        """The most that the advised actions bring, what doing nothing brings, and the best line."""
        actions = [decision.action for decision in advise(game, seat, OTHERS)]
        nothing = _nothing(game, seat)
        if nothing is not None and nothing not in actions:
            actions.append(nothing)
        # Whether another would take an offer of one's own is not known: an answer is compared with other answers.
        playable = [
            action
            for action in actions
            if not isinstance(action, act.Roll | act.Deal) and game.check(seat, action) is None
        ]
        best, idle = before.values[seat], None
        for candidate in candidates(game, seat, playable, self._bots, RULES):
            if candidate.action == nothing:
                idle = min(candidate.value, before.values[seat])
            if candidate.value > best:
                best, line = candidate.value, candidate.line
        expected = before.values[seat]
        return expected + FORESEEN * (best - expected), idle, line

    def _roll(self, game: Shares, seat: int, action: act.Roll) -> Step:
        """What the dice brought each seat, against the average of all dice."""
        before, where = self._expected(game), game.state.turns
        average = self._average(game, seat)
        game.apply(seat, action)
        after = self._expected(game)
        luck = [float(round(then - mean)) for then, mean in zip(values(game), average, strict=True)]
        return Step(seat, before.values, after.values, after.outcome, where=where, luck=luck)

    def _average(self, game: Shares, seat: int) -> list[float]:
        total = [0.0] * self.seats
        for white in SPOTS:
            for red in SPOTS:
                rolled = game.copy()
                rolled.apply(seat, act.Roll((white, red)))
                for place, value in enumerate(values(rolled)):
                    total[place] += value / 36
        return total


def _as_money(expected: float, money: Callable[[float], float]) -> Callable[[float], float]:
    """Values as the expected one and what they differ by in the seat's own money."""
    return lambda value: expected + money(value - expected)


def phase_of(state: State, seat: int, action: Any) -> str:
    """Where a decision counts. What members agree to was decided by the one who proposed it, and what needs their
    consent is nobody's own.

    Syndicates are not graded, because what a seat gets of a common victory is not money; nor are sales to pay a debt
    and giving up instead, because what others would have paid is not known.
    """
    if isinstance(action, act.Accept | act.Decline):
        offer = find_offer(state.offers, action.offer)
        alone = not needs_consent(state, seat, act.Accept)
        return "deals" if alone and offer is not None and isinstance(offer.action, act.Deal) else ""
    if isinstance(action, act.Deal):
        return "" if state.debts else "deals"
    return _PHASES.get(state.moment, "") if isinstance(action, _ACTS) else ""


def _nothing(game: Shares, seat: int) -> Any | None:
    """The action by which a seat does nothing at this moment, if there is one."""
    for number in [offer.number for offer in game.state.offers]:
        if game.check(seat, act.Decline(number)) is None:
            return act.Decline(number)
    idle = {BUY: act.End(), TAKE: act.End(), BID: act.Drop()}
    return idle.get(game.state.moment)
