"""Buying shares and jokers, and wanting nothing."""

from __future__ import annotations

from won.core.refusal import Refusal, refuse
from won.shares.actions import Buy
from won.shares.events import AnyEvent, Bought, JokerBought, JokerUsed
from won.shares.figures import JOKER_PRICE, PURCHASE
from won.shares.parties import give_share, marked, numbered, pay
from won.shares.settle import end_turn, go_on
from won.shares.squares import is_open, products_open, square_of
from won.shares.state import LOTS, REST, SETTLE, State
from won.shares.words import shares_problem
from won.shares.world import COUNTRY, NOBODY, SHARES


def can_buy(state: State, party: int, action: Buy) -> Refusal | None:
    """BUY-1: one to six, all or nothing."""
    problem = shares_problem(action.shares)
    if problem is not None:
        return problem
    names = action.shares
    if not 1 <= len(names) <= PURCHASE:
        return refuse("BUY-1", shares=len(names), most=PURCHASE)
    wanted, sold, products = numbered(names), state.world.sells[square_of(state, party)], products_open(state, party)
    for share in wanted:
        if not sold[share] or not is_open(state, share, products):
            return _not_here(state, party, share)
    cost = marked(state, wanted)
    if cost > state.cash[party]:
        return refuse("BUY-1", cost=cost, cash=state.cash[party])
    return None


def _not_here(state: State, party: int, share: int) -> Refusal:
    """BUY-2: not in this tray; CHOICE-1: not on this choice; CHOICE-3: not of a product held on landing."""
    square = square_of(state, party)
    if state.owner[share] >= 0:
        return refuse("BUY-2", share=SHARES[share])
    if state.world.sells[square][share]:
        return refuse("CHOICE-3", share=SHARES[share])
    if state.world.kind[square] == COUNTRY:
        return refuse("BUY-2", share=SHARES[share])
    return refuse("CHOICE-1", share=SHARES[share])


def do_buy(state: State, party: int, action: Buy, told: list[AnyEvent]) -> None:
    names = action.shares
    wanted = numbered(names)
    cost = marked(state, wanted)
    pay(state, party, NOBODY, cost)
    for share in wanted:
        give_share(state, share, party)
    told.append(Bought(party, names, cost))
    leave_square(state, told)


def leave_square(state: State, told: list[AnyEvent]) -> None:
    """BUY-1: once a landing; nothing more to decide here."""
    state.moment = SETTLE
    state.dice = (0, 0)
    go_on(state, told)


def do_end(state: State, party: int, action: object, told: list[AnyEvent]) -> None:
    """Wants nothing more of the square; at rest this ends the turn, and claims not made are lost (ROYALTY-3)."""
    if state.moment == REST:
        end_turn(state, told)
    else:
        leave_square(state, told)


def can_joker(state: State, party: int, action: object) -> Refusal | None:
    """JOKER-1: one for 3,000,000; LOT-5: or one of one's own given up."""
    if state.moment == LOTS:
        return None if state.jokers[party] else refuse("LOT-5", seat=party)
    if state.cash[party] < JOKER_PRICE:
        return refuse("JOKER-1", cost=JOKER_PRICE, cash=state.cash[party])
    return None


def do_joker(state: State, party: int, action: object, told: list[AnyEvent]) -> None:
    if state.moment == LOTS:
        state.jokers[party] -= 1
        state.stack += 1
        told.append(JokerUsed(party))
    else:
        state.cash[party] -= JOKER_PRICE
        state.jokers[party] += 1
        state.stack -= 1
        told.append(JokerBought(party, JOKER_PRICE))
    leave_square(state, told)
