"""The plan behind an advice: the roll, the share to buy next and where, and the cash to keep for royalties."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final, NamedTuple

from won.analysis.shares.odds import reached_any
from won.analysis.shares.royalties import payment_odds
from won.analysis.shares.valuation import Outlook
from won.core.refusal import Refused
from won.players.bot import Decision, Reason
from won.players.shares.purchases import buy_gain, held_back
from won.shares import actions as act
from won.shares.game import Shares
from won.shares.parties import marked, named
from won.shares.prospects import tier
from won.shares.state import ROLL, State
from won.shares.world import COUNTRY, GOODS, NOBODY, PRODUCTS

ROLLS: Final = 2  # within which the next share may be reached


class Aim(NamedTuple):
    """Shares of one product to buy next."""

    shares: tuple[int, ...]
    squares: frozenset[int]  # that sell them
    chance: float  # of coming to one of these in the next rolls
    worth: float  # beyond the price


def after(game: Shares, seat: int, action: Any) -> State:
    """The state if the action is taken, and the deal accepted that it offers; before the dice where it is a roll."""
    if isinstance(action, act.Roll):
        return game.state
    then = game.copy()
    try:
        then.apply(seat, action)
        if isinstance(action, act.Deal):
            then.apply(action.to, act.Accept(then.state.offers[-1].number))
    except (Refused, IndexError):  # hidden cash that would not do
        return game.state
    return then.state


def steps_ahead(state: State, seat: int, chosen: Decision, aim: Aim | None, moment: int) -> tuple[Decision, ...]:
    """The chosen action and what is to follow it, in the state after it."""
    steps = [chosen]
    if moment == ROLL and not isinstance(chosen.action, act.Roll):
        steps.append(Decision(act.Roll(), why("step.roll")))
    party = state.head[seat]
    if aim is not None:
        about = {"shares": list(named(aim.shares)), "cost": marked(state, list(aim.shares)), "chance": aim.chance}
        squares = sorted(aim.squares)
        worth = {"squares": squares, "anchors": [f"square/{at}" for at in squares], "worth": aim.worth}
        steps.append(Decision(None, why("step.buy", **about, **worth)))
        product = state.world.product[aim.shares[0]]
        held = state.percent[party * GOODS + product]
        then = held + sum([state.world.percent[share] for share in aim.shares])
        if tier(then):
            due = state.world.royalty(product, then)
            steps.append(Decision(None, why("step.tier", product=PRODUCTS[product], percent=then, amount=due)))
    most = max(payment_odds(state, party), default=0)
    if most and state.cash[party] > most:
        steps.append(Decision(None, why("step.keep", amount=most)))
    return tuple(steps)


def best_aim(state: State, seat: int) -> Aim | None:
    """The shares in the trays that are most likely to be reached soon and worth most, if they can be paid for."""
    party = state.head[seat]
    outlook = Outlook(state, seat)
    left = state.cash[party] - held_back(state, party)
    step = state.step[party]
    aims: list[Aim] = []
    sellers: dict[frozenset[int], float] = {}
    for shares in _pieces(state):
        if marked(state, shares) > left:
            continue
        worth = buy_gain(outlook, party, shares)
        squares = _sellers(state, party, shares)
        if worth <= 0 or not squares:
            continue
        if squares not in sellers:
            sellers[squares] = float(reached_any(step, ROLLS, squares))
        aims.append(Aim(tuple(shares), squares, sellers[squares], worth))
    return max(aims, key=lambda aim: aim.worth * aim.chance, default=None)


def _sellers(state: State, party: int, shares: list[int]) -> frozenset[int]:
    """The squares that would sell these shares: after a tour, those of free choice too for a product it holds."""
    world = state.world
    chooses = state.tours[party] and state.percent[party * GOODS + world.product[shares[0]]]
    return frozenset(
        at
        for at, sold in enumerate(world.for_sale)
        if (world.kind[at] == COUNTRY or chooses) and all(share in sold for share in shares)
    )


def _pieces(state: State) -> list[list[int]]:
    """Each share that lies in a tray, and the two of a product that lie there together."""
    in_trays = [share for share, owner in enumerate(state.owner) if owner == NOBODY]
    product = state.world.product
    pairs = [[first, second] for first, second in combinations(in_trays, 2) if product[first] == product[second]]
    return [[share] for share in in_trays] + pairs


def assumptions(state: State, chosen: Decision, aim: Aim | None) -> tuple[Reason, ...]:
    """What the plan takes for granted of the others and of the dice."""
    reasons = []
    reason = chosen.reason
    if isinstance(chosen.action, act.Deal) and reason is not None and "theirs" in reason.about:
        reasons.append(why("assume.accepts", rival=reason.about["rival"], theirs=reason.about["theirs"]))
    if aim is not None:
        reasons.append(why("assume.tray"))
    if isinstance(chosen.action, act.Deal | act.Bid | act.Seal) and state.settings.cash != "open":
        reasons.append(why("assume.cash"))
    return tuple(reasons)


def why(code: str, **about: Any) -> Reason:
    return Reason(f"shares.{code}", about)
