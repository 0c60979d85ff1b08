"""Buying shares and jokers, and wanting nothing."""

from __future__ import annotations

from won.core.refusal import Refusal, refuse
from won.shares import events
from won.shares.actions import Buy
from won.shares.figures import JOKER_PRICE, PURCHASE
from won.shares.parties import give_share, marked
from won.shares.settle import end_turn, go_on
from won.shares.squares import for_sale, square_of
from won.shares.state import LOTS, REST, SETTLE, State
from won.shares.words import shares_problem
from won.shares.world import COUNTRY, SHARE, SHARES


def can_buy(state: State, party: int, action: Buy) -> Refusal | None:
    """BUY-1: one to six, all or nothing."""
    problem = shares_problem(action.shares)
    if problem is not None:
        return problem
    if not 1 <= len(action.shares) <= PURCHASE:
        return refuse("BUY-1", shares=len(action.shares), most=PURCHASE)
    open_here = for_sale(state, party)
    wanted = [SHARE[name] for name in action.shares]
    for share in wanted:
        if share not in open_here:
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
    if share in state.world.for_sale[square]:
        return refuse("CHOICE-3", share=SHARES[share])
    if state.world.kind[square] == COUNTRY:
        return refuse("BUY-2", share=SHARES[share])
    return refuse("CHOICE-1", share=SHARES[share])


def do_buy(state: State, party: int, action: Buy, told: list[events.Any]) -> None:
    wanted = [SHARE[name] for name in action.shares]
    cost = marked(state, wanted)
    state.cash[party] -= cost
    for share in wanted:
        give_share(state, share, party)
    told.append(events.Bought(party, action.shares, cost))
    leave_square(state, told)


def leave_square(state: State, told: list[events.Any]) -> None:
    """BUY-1: once a landing; nothing more to decide here."""
    state.moment = SETTLE
    state.dice = (0, 0)
    go_on(state, told)


def do_end(state: State, party: int, action: object, told: list[events.Any]) -> None:
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


def do_joker(state: State, party: int, action: object, told: list[events.Any]) -> None:
    if state.moment == LOTS:
        state.jokers[party] -= 1
        state.stack += 1
        told.append(events.JokerUsed(party))
    else:
        state.cash[party] -= JOKER_PRICE
        state.jokers[party] += 1
        state.stack -= 1
        told.append(events.JokerBought(party, JOKER_PRICE))
    leave_square(state, told)
