"""The end: the automatic sale, the closing, scores and winners."""

from __future__ import annotations

from won.industry import events
from won.industry.costs import FLAGS, MONEY_POINT, NOTE_POINTS, TILE_POINTS
from won.industry.market import COMMODITIES, GOODS, SELL, WELLS
from won.industry.state import OVER, State


def sale_price(state: State, commodity: int) -> int:
    """END-4: half of all cubes held is counted off past the last filled well; the next one's price holds for all."""
    held = 0
    for seat in range(state.seats):
        held += state.cubes[seat * GOODS + commodity]
    return SELL[commodity][min(state.market[commodity] + held // 2, WELLS[commodity])]


def sell_out(state: State, told: list[events.AnyEvent]) -> None:
    """END-4: everybody sells everything; the markets stay as they were."""
    prices = [sale_price(state, commodity) for commodity in range(GOODS)]
    for seat in range(state.seats):
        base = seat * GOODS
        cubes: dict[str, int] = {}
        money = 0
        for commodity in range(GOODS):
            count = state.cubes[base + commodity]
            if count:
                cubes[COMMODITIES[commodity]] = count
                money += count * prices[commodity]
                state.cubes[base + commodity] = 0
        state.money[seat] += money
        paid = {name: prices[COMMODITIES.index(name)] for name in cubes}
        told.append(events.SoldOut(seat, cubes, paid, money))


def tile_count(state: State, seat: int) -> int:
    return (state.held[seat] & state.tiled).bit_count()


def points(state: State, seat: int) -> tuple[int, int, int]:
    """END-6: the points for tiles, for money and for notes."""
    return (
        TILE_POINTS * tile_count(state, seat),
        state.money[seat] // MONEY_POINT,
        NOTE_POINTS * state.notes[seat],
    )


def score(state: State, seat: int) -> int:
    tiles, money, notes = points(state, seat)
    return tiles + money + notes


def standing(state: State, seat: int) -> tuple[int, int, int]:
    """END-7: score, then money, then flags on the board."""
    return score(state, seat), state.money[seat], FLAGS - state.flags[seat]


def winners(state: State) -> list[int]:
    """END-7: who stands highest; a full tie is a shared win."""
    best = max([standing(state, seat) for seat in range(state.seats)])
    return [seat for seat in range(state.seats) if standing(state, seat) == best]


def finish(state: State, told: list[events.AnyEvent]) -> None:
    """TURN-6: nothing more can be done."""
    state.phase = OVER
    state.passes = 0
    told.append(events.GameOver(tuple([score(state, seat) for seat in range(state.seats)]), tuple(winners(state))))
