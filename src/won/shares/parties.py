"""Parties: who is in, who follows whom, and what passes between them."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Final

from won.shares.figures import MOST
from won.shares.state import State
from won.shares.world import GOODS, NOBODY, SHARE, SHARES


def is_in(state: State, party: int) -> bool:
    return state.alive >> party & 1 == 1


def parties(state: State) -> list[int]:
    """The parties left, by seat."""
    return [party for party in range(state.seats) if state.alive >> party & 1]


def other_parties(state: State, party: int) -> list[int]:
    """All but this one, by seat."""
    return [other for other in range(state.seats) if other != party and state.alive >> other & 1]


_ONES: Final[list[int]] = [mask.bit_count() for mask in range(1 << MOST)]


def parties_left(state: State) -> int:
    return _ONES[state.alive]


def members(state: State, party: int) -> list[int]:
    return [seat for seat in range(state.seats) if state.head[seat] == party]


def is_syndicate(state: State, party: int) -> bool:
    return state.syndicates >> party & 1 == 1


def after(state: State, party: int) -> list[int]:
    """The other parties left, clockwise from the left of this one."""
    alive, seats = state.alive, state.seats
    others: list[int] = []
    other = party + 1
    while True:
        if other >= seats:
            other = 0
        if other == party:
            return others
        if alive >> other & 1:
            others.append(other)
        other += 1


def give_share(state: State, share: int, taker: int) -> None:
    """A share changes hands; NOBODY is its tray."""
    held_by, count, percent, world = state.hands, state.count, state.percent, state.world
    giver = state.owner[share]
    if giver != NOBODY:
        at = giver * GOODS + world.product[share]
        count[at] = count[at] - 1  # compiled, far quicker than `-=` on an item of a list
        percent[at] = percent[at] - world.percent[share]
        held = held_by[giver][:]  # copies of the state share the old list
        held.remove(share)
        held_by[giver] = held
    if taker != NOBODY:
        at = taker * GOODS + world.product[share]
        count[at] = count[at] + 1
        percent[at] = percent[at] + world.percent[share]
        held = held_by[taker][:]
        insort(held, share)
        held_by[taker] = held
    state.owner[share] = taker


def pay(state: State, payer: int, payee: int, amount: int) -> None:
    """Cash changes hands; the bank, NOBODY, never runs out (START-3)."""
    cash = state.cash
    if payer != NOBODY:
        cash[payer] = cash[payer] - amount
    if payee != NOBODY:
        cash[payee] = cash[payee] + amount


def shares_of(state: State, party: int) -> list[int]:
    """In the order of the list."""
    return state.hands[party]


def shares_held(state: State, party: int) -> int:
    """How many."""
    count, base, held = state.count, party * GOODS, 0
    for product in range(GOODS):
        held += count[base + product]
    return held


def named(shares: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    return tuple([SHARES[share] for share in shares])


def numbered(names: Sequence[str]) -> list[int]:
    return [SHARE[name] for name in names]


def marked(state: State, shares: list[int] | tuple[int, ...]) -> int:
    """The marked price of shares."""
    price, total = state.world.price, 0
    for share in shares:
        total += price[share]
    return total


def value_of(state: State, party: int) -> int:
    """The marked price of all the party's shares."""
    return marked(state, shares_of(state, party))


def worth(state: State, party: int) -> int:
    """LAST-2: cash and half the marked price of the shares."""
    return state.cash[party] + value_of(state, party) // 2
