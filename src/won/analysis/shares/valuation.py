"""The score of each party, and what any change is worth to it: the valuation behind every decision of the merchant.

A score is a sum: cash, of which the first millions count most; for each product its royalties a round, the way to the
next tier, and what the trays could still add; the marked price of the shares; and jokers. The weights were fitted to
played games so that the chances of winning are proportional to exp(score). A rival's gain is a loss to the others, to
each by how likely that rival is to win instead. Every worth is in money: the cash that would raise the party's score
as much. So what is bought, bid, dealt, advised and told is on one scale.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from math import exp, log
from typing import Final

from won.analysis.shares.odds import long_run
from won.analysis.shares.weights import FITTED, MILLION, Weights
from won.shares.figures import TIERS
from won.shares.parties import parties
from won.shares.state import State
from won.shares.world import GOODS, NOBODY, World

FIRST: Final = 25 * MILLION  # the first millions, which count most
TYPICAL: Final = 12 * MILLION  # the least that hidden cash of a rival is estimated at
ROUNDS: Final = 25  # a game that ends sooner gives holdings less time to pay

_CHANCES: Final = [float(chance) for chance in long_run()]

Moves = Sequence[tuple[int, int]]  # shares and who takes them, NOBODY for the trays
Change = dict[int, float]  # of the scores, by party


@cache
def curves(world: World) -> list[list[float]]:
    """For each product and percentage the royalty interpolated between the tiers."""
    return [[_sloped(due, percent) for percent in range(len(due))] for due in world.due]


def _sloped(due: list[int], percent: int) -> float:
    corners = [0, *TIERS]
    for low, high in pairwise(corners):
        if percent < high:
            return due[low] + (due[high] - due[low]) * (percent - low) / (high - low)
    return due[percent]


def cash_score(cash: int, patience: float, weights: Weights = FITTED) -> float:
    return weights.cash * cash + patience * weights.first_cash * min(cash, FIRST)


class Outlook:
    """The scores of all parties at one moment."""

    __slots__ = (
        "cash",
        "curves",
        "due",
        "fear",
        "marked",
        "parties",
        "patience",
        "rate",
        "score",
        "state",
        "trays",
        "weights",
    )

    def __init__(self, state: State, viewer: int | None = None, weights: Weights = FITTED) -> None:
        """From the view of a seat's party, or with the true cash of all."""
        self.state = state
        self.weights = weights
        self.parties = parties(state)
        self.cash = state.cash if viewer is None else _guessed(state, state.head[viewer])
        self.due = state.world.due
        self.curves = curves(state.world)
        self.patience = _patience(state, len(self.parties))
        self.rate = _rates(state, (len(self.parties) - 1) * self.patience)
        if weights.liking:
            self.rate = [rate * liking for rate, liking in zip(self.rate, weights.liking, strict=True)]
        self.marked = weights.marked * self.patience + weights.cash / 2 * (1 - self.patience)  # LAST-2: half in the end
        self.trays = [0] * GOODS
        priced = [0] * state.seats
        product, percent, price = state.world.product, state.world.percent, state.world.price
        for share, owner in enumerate(state.owner):
            if owner == NOBODY:
                self.trays[product[share]] += percent[share]
            else:
                priced[owner] += price[share]
        self.score: Change = {party: self._score(party, priced[party]) for party in self.parties}
        self.fear = self._fears()

    def after(self, state: State) -> Outlook:
        """A position that may come, as the same party would see it, with the cash that stands there."""
        return Outlook(state, None, self.weights)

    def _score(self, party: int, priced: int) -> float:
        state, base = self.state, party * GOODS
        total = cash_score(self.cash[party], self.patience, self.weights) + self.marked * priced
        total += self.patience * self._joker_score(state.jokers[party])
        for product in range(GOODS):
            percent = state.percent[base + product]
            if percent:
                total += self.holding(product, percent, self.trays[product])
        return total

    def _fears(self) -> dict[int, Change]:
        """For each party how likely each of the others is to win instead; these sum to 1."""
        best = max(self.score.values())
        weight = {party: exp(max(-30.0, score - best)) for party, score in self.score.items()}
        total = sum(weight.values())
        return {
            party: {other: weight[other] / (total - weight[party]) for other in self.parties if other != party}
            for party in self.parties
        }

    def chance(self, party: int) -> float:
        """The party's chance of winning."""
        return 1 / sum([exp(min(30.0, score - self.score[party])) for score in self.score.values()])

    def holding(self, product: int, percent: int, trays: int) -> float:
        """What so much of a product adds to a score, with so much more of it in the trays."""
        if percent <= 0:
            return 0.0
        due = self.due[product]
        now = due[percent]
        weights = self.weights
        score = weights.now * now + weights.curve * self.curves[product][percent]
        if trays:
            whole = percent + trays
            score += weights.reach * (due[whole] - now) * percent / whole
        return score * self.rate[product]

    def change(self, moves: Moves, cash: Mapping[int, int]) -> Change:
        """How the scores change if these shares and this cash change hands."""
        changed = dict.fromkeys(self.parties, 0.0)
        state = self.state
        world, owner = state.world, state.owner
        shifts: dict[int, dict[int, int]] = {}
        for share, taker in moves:
            shift = shifts.setdefault(world.product[share], {})
            giver = owner[share]
            shift[giver] = shift.get(giver, 0) - world.percent[share]
            shift[taker] = shift.get(taker, 0) + world.percent[share]
            if giver != NOBODY:
                changed[giver] -= self.marked * world.price[share]
            if taker != NOBODY:
                changed[taker] += self.marked * world.price[share]
        for product, shift in shifts.items():
            before = self.trays[product]
            after = before + shift.get(NOBODY, 0)
            for party in self.parties:
                held = state.percent[party * GOODS + product]
                then = held + shift.get(party, 0)
                if then != held or (held and after != before):
                    changed[party] += self.holding(product, then, after) - self.holding(product, held, before)
        for party, amount in cash.items():
            changed[party] += self.cash_change(party, amount)
        return changed

    def cash_change(self, party: int, amount: int) -> float:
        now = self.cash[party]
        return cash_score(now + amount, self.patience, self.weights) - cash_score(now, self.patience, self.weights)

    def pound(self, party: int) -> float:
        """What one pound more or less does to a party's score."""
        return self.weights.cash + (self.patience * self.weights.first_cash if self.cash[party] < FIRST else 0.0)

    def gain(self, party: int, changed: Change) -> float:
        """What a change is worth to a party, in money: its own gain, less its part of the rivals' gains."""
        fear = self.fear[party]
        lost = sum([fear[other] * score for other, score in changed.items() if other != party and score])
        return self.money(party, changed[party] - self.weights.envy * lost)

    def money(self, party: int, score: float) -> float:
        """The cash that changes the party's score by so much; its next millions may count more than those after."""
        now, cheap = self.cash[party], self.weights.cash
        dear = cheap + self.patience * self.weights.first_cash
        if score >= 0:
            first = dear * max(0, FIRST - now)  # the score up to the sum beyond which cash counts less
            return score / dear if score <= first else max(0, FIRST - now) + (score - first) / cheap
        spare = cheap * max(0, now - FIRST)
        return score / cheap if -score <= spare else -max(0, now - FIRST) + (score + spare) / dear

    def joker(self, party: int, more: int) -> float:
        """JOKER-2: what so many jokers more, or less, are worth to a party, in money."""
        held = self.state.jokers[party]
        return self.money(party, self.patience * (self._joker_score(held + more) - self._joker_score(held)))

    def _joker_score(self, jokers: int) -> float:
        """JOKER-2: nothing when two parties are left."""
        worths = self.weights.jokers
        return 0.0 if len(self.parties) <= 2 else worths[min(jokers, len(worths) - 1)]

    def chances(self, changed: Change) -> Change:
        """Each party's chance of winning after a change of the scores."""
        score = {party: self.score[party] + changed.get(party, 0.0) for party in self.parties}
        best = max(score.values())
        weight = {party: exp(max(-30.0, value - best)) for party, value in score.items()}
        total = sum(weight.values())
        return {party: value / total for party, value in weight.items()}

    def fall(self, party: int, rival: int) -> float:
        """What it is worth to a party, in money, that a rival leaves the game."""
        return self.money(party, -log(max(1e-6, 1 - self.fear[party][rival])))


def _guessed(state: State, party: int) -> list[int]:
    """SEEN-1: hidden cash is estimated by the party's own, and not below a typical sum."""
    if state.settings.cash == "open":
        return state.cash
    return [cash if other == party else max(cash, TYPICAL) for other, cash in enumerate(state.cash)]


def _patience(state: State, left: int) -> float:
    """LAST-2: the part of its usual worth that a holding can bring before the end."""
    if not state.settings.turns:
        return 1.0
    return min(1.0, (state.settings.turns - state.turns) / (left * ROUNDS))


def _rates(state: State, rolls: float) -> list[float]:
    """For each product how often in a round others land on it."""
    rates = [0.0] * GOODS
    for square, product in enumerate(state.royalty):
        if product >= 0:
            rates[product] += _CHANCES[square] * rolls
    return rates


def taken(shares: Iterable[int], taker: int) -> list[tuple[int, int]]:
    return [(share, taker) for share in shares]
