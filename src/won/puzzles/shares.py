"""Puzzles of shares: merchants play on for some rounds with the same dice, and the chance of winning is the value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from itertools import combinations
from typing import Any, Final

from won.analysis.shares.royalties import round_income
from won.analysis.shares.valuation import Outlook
from won.core.answer_kind import find_offer
from won.players.shares.advice import advise
from won.players.shares.merchant import Merchant
from won.puzzles.part import ANSWER, Puzzling, Result, Setup
from won.shares import actions as act
from won.shares.auction import least_bid, lots_of, next_lots
from won.shares.data import table
from won.shares.figures import MONOPOLY, PURCHASE, STEP
from won.shares.game import Shares
from won.shares.offers import addressed
from won.shares.parties import is_in, marked, named, numbered
from won.shares.sale import for_sale
from won.shares.state import BID, BUY, LOTS, MOMENTS, ROLL, TAKE
from won.shares.world import GOODS

ROUNDS: Final = 3  # of all seats, in a play-out
RAISES: Final = (0, 5, 15)  # steps above the least bid
DECISIONS: Final = (BUY, TAKE, LOTS, BID)
FEW: Final = 5  # shares open, up to which purchases are compared, in every combination
ADVISED: Final = 5
_THEMES: Final[dict[type, str]] = {
    act.Buy: "buy",
    act.End: "keep",
    act.Bid: "bid",
    act.Drop: "drop",
    act.Lots: "lots",
    act.Joker: "joker",
    act.Accept: "deal",
    act.Decline: "refuse",
}


def choices(game: Shares, seat: int) -> list[Any]:
    """All that the seat could do at this moment but bargain: purchases, bids, lots, jokers, answers."""
    state = game.state
    party = state.head[seat]
    if state.proposal is not None or state.debts or (state.moment not in DECISIONS and not state.offers):
        return []
    if state.moment == BUY and len(for_sale(state, party)) > FEW:
        return []
    actions = [decision.action for decision in advise(game, seat, ADVISED)]
    actions += game.legal(seat).actions
    if state.turn == party and state.moment == BUY:
        actions += _orders(game, party)
    if state.turn == party and state.moment == LOTS:
        actions += _lots(game, party)
    if state.moment == BID:
        actions += [act.Bid(least_bid(state) + raise_ * STEP) for raise_ in RAISES]
    kinds = tuple(_THEMES)
    listed: list[Any] = []
    for action in actions:
        if isinstance(action, kinds) and action not in listed and game.check(seat, action) is None:
            listed.append(action)
    return listed


def _orders(game: Shares, party: int) -> list[Any]:
    """Every purchase that the party can pay."""
    state = game.state
    open_here = for_sale(state, party)
    counts = range(1, min(PURCHASE, len(open_here)) + 1)
    orders = [order for count in counts for order in combinations(open_here, count)]
    return [act.Buy(named(order)) for order in orders if marked(state, order) <= state.cash[party]]


def _lots(game: Shares, party: int) -> list[Any]:
    """Each lot, with the first others that are due beside it."""
    lots: list[Any] = []
    for lot in lots_of(game.state, party):
        chosen = [lot]
        while rest := next_lots(game.state, party, chosen):
            chosen.append(rest[0])
        lots.append(act.Lots(tuple([named(each) for each in sorted(chosen)])))
    return lots


def idea(action: Any) -> Hashable:
    """Whether to bid, and the dearest share that is bought; the figures show how far, and what to buy beside it."""
    if isinstance(action, act.Buy):
        return "buy", max(action.shares, key=_price)
    return "bid" if isinstance(action, act.Bid) else action


def _price(share: str) -> int:
    return int(table("shares")[share]["price"])


def decision(game: Shares, seat: int) -> str:
    return ANSWER if addressed(game.state, game.state.head[seat]) else MOMENTS[game.state.moment]


def theme(game: Shares, seat: int, action: Any) -> str:
    """A purchase, a bid or a deal that completes a monopoly trust, all six shares of a product, is about that."""
    theme = _THEMES.get(type(action), "")
    if theme in ("buy", "bid", "deal") and _completes(game, seat, _gained(game, action)):
        return "trust"
    return theme


def _gained(game: Shares, action: Any) -> Sequence[int]:
    """The shares that the action brings, or that are bid for."""
    state = game.state
    if isinstance(action, act.Buy):
        return numbered(action.shares)
    if isinstance(action, act.Bid):
        return state.lots[state.lot]
    offer = find_offer(state.offers, action.offer)
    return numbered(offer.action.give.shares) if offer is not None and isinstance(offer.action, act.Deal) else ()


def _completes(game: Shares, seat: int, gained: Sequence[int]) -> bool:
    state = game.state
    held = state.count[state.head[seat] * GOODS :][:GOODS]
    more = Counter([state.world.product[share] for share in gained])
    return any(held[product] < MONOPOLY <= held[product] + count for product, count in more.items())


def stop(begun: Shares, now: Shares) -> bool:
    return now.over or now.state.turns >= begun.state.turns + ROUNDS * begun.state.seats


def chance(game: Shares, seat: int) -> Result:
    """The chance that the seat’s party wins, in percent, and its royalties a round over the long run, in thousands."""
    state, party = game.state, game.state.head[seat]
    if not is_in(state, party):
        return Result(0.0, 0.0)
    held = state.percent[party * GOODS :][:GOODS]
    royalties = sum([float(round_income(state, product, percent)) for product, percent in enumerate(held) if percent])
    won = float(seat in game.result_now().winners) if game.over else Outlook(state).chance(party)
    return Result(100.0 * won, royalties / 1000)


OPEN: Final = {"turns": 200, "cash": "open"}

PUZZLING: Final = Puzzling(
    unit="percent",
    margin=3.0,
    contested=(8.0, 92.0),
    themes={
        "buy": 0.25, "trust": 0.3, "bid": 0.3, "drop": 0.2, "lots": 0.25, "deal": 0.2, "joker": 0.1, "keep": 0.05,
        "refuse": 0.1,
    },
    setups=tuple([Setup("classic", players, OPEN) for players in (3, 4, 5)]),
    counts=(4, 10, 24, 64),
    most=40,
    choices=choices,
    idea=idea,
    decision=decision,
    theme=theme,
    gap=1_500_000.0,
    unweighed=(),
    early=0.1,
    family=lambda action: "",
    seats=lambda game: game.state.seats,
    bots=lambda seats, number: [Merchant(0) for _ in range(seats)],
    phase=lambda game: (game.state.turns, game.state.moment, game.state.lot),
    stop=stop,
    result=chance,
    glance=lambda begun, now: now.over or (now.state.moment == ROLL and now.state.turns > begun.state.turns),
)  # fmt: skip
