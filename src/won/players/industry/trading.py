"""From a plan to the next action of Trade: what to sell, buy or borrow first."""

from __future__ import annotations

from typing import Any

from won.analysis.industry.plan import Plan
from won.analysis.industry.valuation import NOTE_WORTH, drift
from won.industry import actions as act
from won.industry.costs import NOTE_REPAY
from won.industry.market import BUY, COMMODITIES, COMMODITY, GOODS, SELL, net_cost
from won.industry.notes import notes_left
from won.industry.state import State
from won.industry.turns import PASS
from won.players.bot import Reason


def next_trade(state: State, seat: int, plan: Plan, barred: dict[int, int]) -> Any:
    """The trade that loses most if the others act first; `barred` says what was sold (-1) or bought (1) before."""
    have = state.cubes[seat * GOODS : seat * GOODS + GOODS]
    money = state.money[seat]
    short = [0] * GOODS
    over = [0] * GOODS
    for c in range(GOODS):
        lack = plan.need[c] - have[c]
        if lack > 0 and barred.get(c) != -1:
            short[c] = lack
        elif lack < 0 and barred.get(c) != 1:
            over[c] = -lack
    if not any(short) and not any(over):
        return PASS
    bill = sum([net_cost(c, state.market[c], short[c]) for c in range(GOODS)])
    brings = -sum([net_cost(c, state.market[c], -over[c]) for c in range(GOODS)])
    if bill > money + brings and plan.notes and notes_left(state, seat) != 0:
        left = notes_left(state, seat)
        return act.Borrow(plan.notes if left < 0 else min(plan.notes, left))
    flow = drift(state, seat)
    rush = [
        flow[c] * (BUY[c][0] if short[c] else -SELL[c][0] if over[c] else 0) if short[c] or over[c] else -1e9
        for c in range(GOODS)
    ]
    order = sorted(range(GOODS), key=lambda c: -rush[c])
    for c in order:
        if short[c]:
            mix = _mix(state, short, order, money)
            if mix:
                return act.Buy(mix)
        elif over[c]:
            return act.Sell(_mix(state, over, order, None))
    return PASS


def _mix(state: State, counts: list[int], order: list[int], money: int | None) -> dict[str, int]:
    """As many cubes as one action takes and the money buys, the most urgent first."""
    left = state.edition.trade_cubes
    mix: dict[str, int] = {}
    for c in order:
        take = min(left, counts[c])
        while take and money is not None and net_cost(c, state.market[c], take) > money:
            take -= 1
        if take:
            mix[COMMODITIES[c]] = take
            left -= take
            if money is not None:
                money -= net_cost(c, state.market[c], take)
    return mix


def sell_out(state: State, seat: int) -> Any:
    """The last Trade: sell everything (END-3), first what the others hold most of."""
    have = state.cubes[seat * GOODS : seat * GOODS + GOODS]
    if any(have):
        rivals = [sum(state.cubes[c::GOODS]) - have[c] for c in range(GOODS)]
        order = sorted(range(GOODS), key=lambda c: -rivals[c] * SELL[c][0])
        return act.Sell(_mix(state, have, order, None))
    return repay(state, seat, 0) or PASS


def repay(state: State, seat: int, spare: int) -> act.Repay | None:
    """A note costs 25 to repay and 30 in points to keep."""
    count = min(state.notes[seat], max(0, state.money[seat] - spare) // NOTE_REPAY)
    return act.Repay(count) if count else None


def repaying(action: act.Repay) -> Reason:
    """What each note repaid saves in points."""
    return Reason("industry.repay", {"notes": action.notes}, float((NOTE_WORTH - NOTE_REPAY) * action.notes))


def brings(state: State, sale: act.Sell) -> float:
    """What a sale brings (TRADE-3)."""
    return float(-sum([net_cost(COMMODITY[cube], state.market[COMMODITY[cube]], -n) for cube, n in sale.cubes.items()]))
