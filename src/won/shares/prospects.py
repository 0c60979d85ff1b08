"""What the next roll and the trays can still bring: the numbers that the view shows beside a share and a party."""

from __future__ import annotations

from typing import Final

from won.shares.choice import pays_no_royalty
from won.shares.figures import MONOPOLY, TIERS
from won.shares.parties import after
from won.shares.state import State
from won.shares.tour import completes_tour, moved
from won.shares.world import GOODS, NOBODY, SQUARE_AT

ROLLS: Final = 36  # ways two dice can fall
WAYS: Final[dict[int, int]] = {spots: 6 - abs(spots - 7) for spots in range(2, 13)}  # ways to each total


def tier(percent: int) -> int:
    """ROYALTY-2: the tier reached, 30, 50, 70 or 90; 0 below."""
    return max([step for step in TIERS if percent >= step], default=0)


def goes_free(state: State, lander: int, spots: int) -> bool:
    """CHOICE-2: whether that roll of the lander escapes royalties."""
    tours = state.tours[lander] + completes_tour(state, lander, spots)
    return pays_no_royalty(state, SQUARE_AT[moved(state.step[lander], spots)], tours)


def due_on_next_roll(state: State, lander: int) -> dict[int, int]:
    """The royalties a party's next roll will cost it on average, for each of the others, in whole pounds."""
    due = dict.fromkeys(after(state, lander), 0)
    for spots, dice in WAYS.items():
        product = state.royalty[SQUARE_AT[moved(state.step[lander], spots)]]
        if product >= 0 and not goes_free(state, lander, spots):
            for other in due:
                due[other] += dice * state.world.royalty(product, state.percent[other * GOODS + product])
    return {other: total // ROLLS for other, total in due.items()}


def within_reach(state: State, party: int, product: int) -> int:
    """The percentage a party holds and could still buy from the trays; for NOBODY what lies in them."""
    in_trays = 0
    for share in state.world.of_product[product]:
        if state.owner[share] == NOBODY:
            in_trays += state.world.percent[share]
    return in_trays if party == NOBODY else in_trays + state.percent[party * GOODS + product]


def blocked(state: State, party: int, share: int) -> dict[int, tuple[int, int]]:
    """The others who could reach a higher tier with this share and the trays: that tier, and the one without it."""
    product, percent = state.world.product[share], state.world.percent[share]
    trays = within_reach(state, NOBODY, product) - (percent if state.owner[share] == NOBODY else 0)
    blocked: dict[int, tuple[int, int]] = {}
    for other in after(state, party):
        without = state.percent[other * GOODS + product] - (percent if state.owner[share] == other else 0) + trays
        if tier(without + percent) > tier(without):
            blocked[other] = (tier(without + percent), tier(without))
    return blocked


def spoiled(state: State, party: int, share: int) -> list[int]:
    """The others who hold some of its product and could still buy all the rest, this share among it."""
    product = state.world.product[share]
    in_trays = sum([state.owner[other] == NOBODY for other in state.world.of_product[product]])
    held = {other: state.count[other * GOODS + product] for other in after(state, party)}
    return [other for other, count in held.items() if count and count + in_trays == MONOPOLY]
