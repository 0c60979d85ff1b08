"""Auctions: who must hold one, which lots meet the red die, and what a bid must come to."""

from __future__ import annotations

from won.shares.figures import STEP, TRUST, half
from won.shares.parties import marked, parties_left, shares_held, shares_of
from won.shares.state import BID, LOTS, State
from won.shares.world import GOODS, NOBODY


def must_auction(state: State, party: int) -> bool:
    """LOT-1, LOT-3, JOKER-2: after a tour, with shares to put up, and more than two parties."""
    if not state.tours[party] or parties_left(state) <= 2:
        return False
    return shares_held(state, party) > 0


def in_auction(state: State) -> bool:
    return state.moment in (LOTS, BID)


def shares_due(state: State, party: int) -> int:
    """LOT-1, LOT-3: as many as the red die shows, or all there are."""
    return min(state.dice[1], shares_held(state, party))


def is_lot(state: State, party: int, lot: list[int]) -> bool:
    """LOT-2: a single share of a small holding, or the whole of a large one."""
    products = {state.world.product[share] for share in lot}
    if len(products) != 1:
        return False
    held = state.count[party * GOODS + products.pop()]
    return len(lot) == (held if held >= TRUST else 1)


def lots_of(state: State, party: int) -> list[tuple[int, ...]]:
    """LOT-2: every single share of a small holding, and every large holding whole."""
    lots: list[tuple[int, ...]] = []
    product_of, count, base = state.world.product, state.count, party * GOODS
    blocks = 0  # mask of the products already put in whole
    for share in shares_of(state, party):
        product = product_of[share]
        if count[base + product] < TRUST:
            lots.append((share,))
        elif not blocks >> product & 1:
            blocks |= 1 << product
            lots.append(tuple([other for other in state.world.of_product[product] if state.owner[other] == party]))
    return lots


def is_minimal(sizes: list[int], due: int) -> bool:
    """LOT-2: enough, and none to spare."""
    return sum(sizes) >= due > sum(sizes) - min(sizes, default=0)


def can_be_completed(sizes: list[int], rest: list[int], due: int) -> bool:
    """Whether lots of these sizes can become minimal by adding some of the rest."""
    missing = due - sum(sizes)
    if missing <= 0:
        return is_minimal(sizes, due)
    if rest.count(1) >= missing:
        return True  # with single shares alone there is none to spare
    return any(can_be_completed([*sizes, size], rest[:at] + rest[at + 1 :], due) for at, size in _each_size(rest))


def _each_size(sizes: list[int]) -> list[tuple[int, int]]:
    """Each different size with the place of the first lot that has it."""
    return [(sizes.index(size), size) for size in sorted(set(sizes))]


def next_lots(state: State, party: int, chosen: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The lots that may be added to those chosen, so that the set can still come out right."""
    lots, due = lots_of(state, party), shares_due(state, party)
    sizes = [len(lot) for lot in chosen]
    if sum(sizes) >= due:
        return []
    rest = [lot for lot in lots if lot not in chosen]
    left = [len(lot) for lot in rest]
    fits = {size: can_be_completed([*sizes, size], left[:at] + left[at + 1 :], due) for at, size in _each_size(left)}
    return [lot for lot in rest if fits[len(lot)]]


def reserve(state: State, lot: tuple[int, ...]) -> int:
    """BID-1: half the marked price, rounded up once."""
    return half(marked(state, lot))


def least_bid(state: State) -> int:
    """BID-2: the reserve, then a step more than the last bid."""
    return state.high + STEP if state.high_bidder != NOBODY else reserve(state, state.lots[state.lot])


def under_hammer(state: State) -> bool:
    """SYND-1: whether somebody has already spoken for the lot that is up."""
    if state.moment != BID:
        return False
    spoken = state.high_bidder != NOBODY or len(state.bidders) < parties_left(state) - 1
    return spoken or any(bid >= 0 for bid in state.bids)


def close_auction(state: State) -> None:
    state.lots = []
    state.high = 0
    state.high_bidder = NOBODY
    state.bidders = []
    state.bids = []
