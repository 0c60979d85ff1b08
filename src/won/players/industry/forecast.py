"""The rest of a game in outline, to see how a plan would turn out: search tries its plans on this."""

from __future__ import annotations

from typing import NamedTuple

from won.industry.market import GOODS
from won.industry.state import TRADE, State
from won.players.industry.ending import estate, settled
from won.players.industry.outline import play_round
from won.players.industry.scheme import Style
from won.players.industry.worth import fair, income, rounds_left, stream


class Outlook(NamedTuple):
    """How a seat would fare, and the plans made to see it, which is nearly all the time that took."""

    lead: float
    plans: int


def outlook(state: State, seat: int, style: Style, rounds: int, world: list[Style]) -> Outlook:
    """By how much the seat leads after so many rounds at most, planning the first of them in this style, and closely.

    `world` says in what style each seat plans otherwise.
    """
    state = state.copy()
    state.offers = []
    first, last, plans = state.round, state.round + rounds, 0
    styles = world[:]
    styles[seat] = style
    while state.round < last and not state.final:
        plans += play_round(state, styles, closely=state.round == first)
        styles[seat] = world[seat]
        state.phase = TRADE
    return Outlook(_lead(seat, _worths(state)), plans)


def _worths(state: State) -> list[float]:
    """What each seat would end with; in the middle of a game, with what its blocs would make until the end."""
    if state.final:
        held = [state.cubes[other * GOODS : other * GOODS + GOODS] for other in range(state.seats)]
        return [settled(state, other, held[other]) for other in range(state.seats)]
    left = rounds_left(state)
    worths = []
    for other in range(state.seats):
        flow = stream(state, other, fair(state))
        each = income(state.market, flow.made, flow.food, flow.energy, flow.ore, flow.money)
        worths.append(estate(state, other) + (left - 1) * each)
    return worths


def _lead(seat: int, worths: list[float]) -> float:
    mine = worths[seat]
    others = [worth for other, worth in enumerate(worths) if other != seat]
    return mine - 0.7 * max(others) - 0.3 * sum(others) / len(others)
