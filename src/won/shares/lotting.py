"""Which lots a party can put up, and which sets of them meet the red die."""

from __future__ import annotations

from collections.abc import Callable

from won.shares.auction import shares_due
from won.shares.figures import TRUST
from won.shares.parties import named, shares_of
from won.shares.state import State
from won.shares.world import GOODS


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
            lots.append(tuple([one for one in state.world.of_product[product] if state.owner[one] == party]))
    return lots


def is_minimal(sizes: list[int], due: int) -> bool:
    """LOT-2: enough, and none to spare."""
    return sum(sizes) >= due > sum(sizes) - min(sizes, default=0)


def can_be_completed(sizes: list[int], rest: list[int], due: int) -> bool:
    """Whether lots of these sizes, with some of the rest, can come to be minimal."""
    missing = due - sum(sizes)
    if missing <= 0:
        return is_minimal(sizes, due)
    if rest.count(1) >= missing:
        return True  # single shares to the number have none to spare
    return any(can_be_completed([*sizes, size], rest[:at] + rest[at + 1 :], due) for at, size in _each_size(rest))


def _each_size(sizes: list[int]) -> list[tuple[int, int]]:
    """One lot of each size is as good as another."""
    return [(sizes.index(size), size) for size in sorted(set(sizes))]


def next_lots(state: State, party: int, chosen: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The lots that may be added to those chosen, so that the set can still come out right."""
    return _fitting(lots_of(state, party), shares_due(state, party), chosen)


def _fitting(lots: list[tuple[int, ...]], due: int, chosen: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    sizes = [len(lot) for lot in chosen]
    if sum(sizes) >= due:
        return []
    rest = [lot for lot in lots if lot not in chosen]
    left = [len(lot) for lot in rest]
    fits = {size: can_be_completed([*sizes, size], left[:at] + left[at + 1 :], due) for at, size in _each_size(left)}
    return [lot for lot in rest if fits[len(lot)]]


def draw_lots(state: State, party: int, draw: Callable[[], float]) -> tuple[tuple[str, ...], ...]:
    """Lots by lot until there are enough; then those that have become too much are taken back."""
    lots, due = lots_of(state, party), shares_due(state, party)
    chosen: list[tuple[int, ...]] = []
    total = 0
    while total < due:
        lot = lots.pop(int(draw() * len(lots)))
        chosen.append(lot)
        total += len(lot)
    kept: list[tuple[str, ...]] = []
    for lot in chosen:
        if total - len(lot) >= due:
            total -= len(lot)
        else:
            kept.append(named(lot))
    return tuple(kept)
