"""Private deals: offers of shares and cash, both ways (DEAL-1 to DEAL-5; `offers_answer` has DEAL-3)."""

from __future__ import annotations

from typing import Final

from won.core.kinds import AMOUNT, ANYONE, OPEN_ENDED, SEAT, ActionKind
from won.core.refusal import Refusal, refuse
from won.shares import deals_terms
from won.shares.actions import Deal, Side
from won.shares.auction import in_auction
from won.shares.events import AnyEvent, Dealt, Offered
from won.shares.figures import MONOPOLY
from won.shares.offers import party_problem, put_on_table, take_off
from won.shares.parties import give_share, numbered, pay
from won.shares.state import BUY, MOMENTS, REST, ROLL, SETTLE, TAKE, OpenOffer, State
from won.shares.turns import go_on
from won.shares.words import amount_problem, shares_problem
from won.shares.world import GOODS, NOBODY, PRODUCTS, SHARE

_NOTHING: Final = Side()


def can_deal(state: State, party: int, action: Deal) -> Refusal | None:
    """DEAL-2, and what the maker gives (DEAL-4, DEAL-5); the other side is checked when it accepts."""
    problem = _partner_problem(state, party, action.to)
    if problem is None:
        problem = _side_problem(action.give)
    if problem is None:
        problem = _side_problem(action.get)
    if problem is None and action.give == _NOTHING and action.get == _NOTHING:
        return refuse("DEAL-2", to=action.to)
    if problem is None and state.settings.offers_checked:
        return can_hand_over(state, party, action.give)
    return problem


def _partner_problem(state: State, party: int, seat: int) -> Refusal | None:
    """DEAL-1: never with the bank; DEAL-2: with another party."""
    if seat == NOBODY:
        return refuse("DEAL-1", to=NOBODY)
    problem = party_problem(state, seat)
    if problem is None and state.head[seat] == party:
        return refuse("DEAL-2", to=seat)
    return problem


def _side_problem(side: Side) -> Refusal | None:
    problem = shares_problem(side.shares)
    return problem if problem is not None else amount_problem(side.cash, 0)


def do_deal(state: State, party: int, action: Deal, events: list[AnyEvent]) -> None:
    to = state.head[action.to]
    number = put_on_table(state, party, (to,), action)
    events.append(Offered(number, party, to, action.give, action.get))


def can_hand_over(state: State, party: int, side: Side) -> Refusal | None:
    """DEAL-4: they hold it; DEAL-5: and no monopoly trust is broken."""
    monopolies: list[int] = []  # the product of each share that is given out of one
    for name in side.shares:
        share = SHARE[name]
        if state.owner[share] != party:
            return refuse("DEAL-4", seat=party, share=name)
        product = state.world.product[share]
        if state.count[party * GOODS + product] == MONOPOLY:
            monopolies.append(product)
    if side.cash > state.cash[party]:
        return refuse("DEAL-4", seat=party, cash=side.cash)
    if not monopolies:
        return None
    broken = [product for product in monopolies if monopolies.count(product) != MONOPOLY]
    return refuse("DEAL-5", seat=party, product=PRODUCTS[min(broken)]) if broken else None


def can_accept_deal(state: State, party: int, offer: OpenOffer) -> Refusal | None:
    """DEAL-1, DEAL-4, DEAL-5."""
    if in_auction(state):
        return refuse("DEAL-1", moment=MOMENTS[state.moment])
    deal: Deal = offer.action
    problem = can_hand_over(state, offer.seat, deal.give)
    return problem if problem is not None else can_hand_over(state, party, deal.get)


def accept_deal(state: State, party: int, offer: OpenOffer, events: list[AnyEvent]) -> None:
    """DEAL-4: carried out when it is accepted."""
    deal: Deal = offer.action
    take_off(state, [offer])
    events.append(Dealt(offer.number, offer.seat, party, deal.give, deal.get))
    _hand_over(state, offer.seat, party, deal.give)
    _hand_over(state, party, offer.seat, deal.get)
    go_on(state, events)


def _hand_over(state: State, giver: int, taker: int, side: Side) -> None:
    for share in numbered(side.shares):
        give_share(state, share, taker)
    pay(state, giver, taker, side.cash)


KINDS: Final[list[ActionKind]] = [
    ActionKind(
        Deal,
        can_deal,
        do_deal,
        phases=[ROLL, BUY, TAKE, SETTLE, REST],  # DEAL-1: not during an auction
        who=ANYONE,
        rule="DEAL-2",
        form="deal SEAT give SHARE ... [cash AMOUNT] get SHARE ... [cash AMOUNT]",
        parts=OPEN_ENDED,
        weight=10,
        next_words=deals_terms.deal_words,
        compose=deals_terms.compose,
        to_words=deals_terms.to_words,
        sample=deals_terms.draw_deal,
        read=deals_terms.read,
        write=deals_terms.write,
        numbers=(SEAT, AMOUNT),
        composed=True,
        joint=True,
        endless=True,
    ),
]
