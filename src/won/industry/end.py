"""The end: what brings it on, the automatic sale, scores and winners; `turns` has END-3 and END-5."""

from __future__ import annotations

from won.core.game import leaders
from won.industry.board import PLAYABLE
from won.industry.costs import EMPTY_STACKS, FLAGS, MONEY_POINT, NOTE_POINTS, TILE_POINTS
from won.industry.events import AnyEvent, GameOver, SoldOut
from won.industry.market import COMMODITIES, GOODS, SELL, WELLS
from won.industry.state import OVER, State


def triggers_met(state: State) -> list[str]:
    """END-1 and END-2: what would make this round the last if Develop ended now."""
    met: list[str] = []
    if 0 in state.flags:
        met.append("flags")
    if state.claimed == PLAYABLE:
        met.append("hexes")
    if state.stacks.count(0) >= EMPTY_STACKS:
        met.append("stacks")
    if state.last_round and state.round >= state.last_round:
        met.append("rounds")
    return met


def sale_price(state: State, commodity: int) -> int:
    """END-4: half of all cubes held is counted off past the last filled well; the next one's price holds for all."""
    held = 0
    for seat in range(state.seats):
        held += state.cubes[seat * GOODS + commodity]
    return SELL[commodity][min(state.market[commodity] + held // 2, WELLS[commodity])]


def sell_out(state: State, events: list[AnyEvent]) -> None:
    """END-3, END-4: everybody sells everything before the closing; the markets stay as they were."""
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
        events.append(SoldOut(seat, cubes, paid, money))


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
    return leaders([standing(state, seat) for seat in range(state.seats)])


def finish(state: State, events: list[AnyEvent]) -> None:
    """TURN-6: nothing more can be done, after the final Trade (END-3) or the closing (END-5)."""
    state.phase = OVER
    state.passes = 0
    events.append(GameOver(tuple([score(state, seat) for seat in range(state.seats)]), tuple(winners(state))))
