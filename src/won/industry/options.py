"""What is open to a seat, part by part: the building blocks of listing, composing and drawing actions."""

from __future__ import annotations

from won.industry.barter import can_cover
from won.industry.board import hexes_in
from won.industry.clash import clashes
from won.industry.costs import AUTOMATE_COST, FLAG_COST, NOTE_REPAY
from won.industry.develop import build_cost, buildable, flaggable
from won.industry.market import BUY, GOODS
from won.industry.moving import can_move_any
from won.industry.notes import notes_left
from won.industry.paying import covers
from won.industry.state import CLOSING, DEVELOP, DRAFT, PRODUCE, TRADE, State
from won.industry.tiles import DISTINCT, KINDS, TURNS


def affordable(state: State, seat: int) -> list[int]:
    """The commodities of which the seat can pay for one cube."""
    money = state.money[seat]
    market = state.market
    return [commodity for commodity in range(GOODS) if BUY[commodity][market[commodity]] <= money]


def can_buy_any(state: State, seat: int) -> bool:
    money = state.money[seat]
    market = state.market
    for commodity in range(GOODS):  # food first, which is nearly always the cheapest
        if BUY[commodity][market[commodity]] <= money:
            return True
    return False


def can_sell_any(state: State, seat: int) -> bool:
    cubes = state.cubes
    for place in range(seat * GOODS, seat * GOODS + GOODS):
        if cubes[place]:
            return True
    return False


def sellable(state: State, seat: int) -> list[int]:
    base = seat * GOODS
    cubes = state.cubes
    return [commodity for commodity in range(GOODS) if cubes[base + commodity]]


def repayable(state: State, seat: int) -> int:
    return min(state.notes[seat], state.money[seat] // NOTE_REPAY)


def build_kinds(state: State, seat: int) -> list[int]:
    """The kinds of tile the seat can pay for without Force and that are left; empty without a lone flag."""
    if not buildable(state, seat):
        return []
    return [kind for kind in range(KINDS) if state.stacks[kind] and covers(state, seat, build_cost(kind, False))]


def build_turns(state: State, seat: int, kind: int, at: int) -> list[int]:
    """The turns in which a tile of the kind may be built there, by Force where it must and can be paid."""
    force = covers(state, seat, build_cost(kind, True))
    return [turn for turn in range(TURNS) if force or not clashes(state.tile, kind * TURNS + turn, at)]


def build_hexes(state: State, seat: int, kind: int) -> list[int]:
    """The lone flags on which a tile of the kind may be built in some turn."""
    lone = hexes_in(buildable(state, seat))
    if covers(state, seat, build_cost(kind, True)):
        return lone
    return [at for at in lone if not clashes_always(state, kind, at)]


def can_build(state: State, seat: int, kind: int) -> bool:
    """Whether there is such a hex."""
    lone = buildable(state, seat)
    if lone and covers(state, seat, build_cost(kind, True)):
        return True
    for at in hexes_in(lone):
        if not clashes_always(state, kind, at):
            return True
    return False


def can_build_any(state: State, seat: int) -> bool:
    for kind in build_kinds(state, seat):
        if can_build(state, seat, kind):
            return True
    return False


def clashes_always(state: State, kind: int, at: int) -> bool:
    for turn in range(DISTINCT[kind]):
        if not clashes(state.tile, kind * TURNS + turn, at):
            return False
    return True


def can_pay_flag(state: State, seat: int) -> bool:
    return state.flags[seat] > 0 and covers(state, seat, FLAG_COST) and flaggable(state, seat) != 0


def unautomated(state: State, seat: int) -> list[int]:
    """The first hexes of the seat's blocs without a token."""
    return [bloc.hexes[0] for bloc in state.blocs[seat] if not bloc.tokens]


def kinds_open(state: State, seat: int) -> list[str]:
    """The kinds of action of which the seat has at least one now."""
    phase = state.phase
    if phase == PRODUCE:
        return [] if state.submitted & (1 << seat) else ["produce"]
    if phase == TRADE:
        return _kinds_of_trade(state, seat)
    if seat != state.turn:
        return []
    if phase == DRAFT:
        return ["place"] if state.to_place else ["draft"]
    if phase == DEVELOP:
        return _kinds_of_develop(state, seat)
    if phase == CLOSING:
        return ["pass", "repay"] if repayable(state, seat) else ["pass"]
    return []


def kind_open(state: State, seat: int, kind: str) -> bool:
    """Whether this kind is among them; the ones with many parts are asked about alone."""
    if state.phase == TRADE:
        if kind == "offer":
            return True
        if kind == "buy":
            return seat == state.turn and can_buy_any(state, seat)
        if kind == "sell":
            return seat == state.turn and can_sell_any(state, seat)
    elif state.phase == DEVELOP and kind == "move":
        return seat == state.turn and not state.splits and can_move_any(state, seat)
    return kind in kinds_open(state, seat)


def _kinds_of_trade(state: State, seat: int) -> list[str]:
    kinds: list[str] = []
    if seat == state.turn:
        kinds.append("pass")
        if can_buy_any(state, seat):
            kinds.append("buy")
        if can_sell_any(state, seat):
            kinds.append("sell")
    kinds.append("offer")
    if notes_left(state, seat) != 0:
        kinds.append("borrow")
    if repayable(state, seat):
        kinds.append("repay")
    if state.offers:
        kinds.extend(_kinds_of_answer(state, seat))
    return kinds


def _kinds_of_answer(state: State, seat: int) -> list[str]:
    kinds: list[str] = []
    if acceptable(state, seat):
        kinds.append("accept")
    if addressed(state, seat):
        kinds.append("decline")
    if proposed(state, seat):
        kinds.append("withdraw")
    return kinds


def addressed(state: State, seat: int) -> list[int]:
    """The open offers made to the seat, by number."""
    return [offer.number for offer in state.offers if offer.to == seat]


def proposed(state: State, seat: int) -> list[int]:
    return [offer.number for offer in state.offers if offer.seat == seat]


def acceptable(state: State, seat: int) -> list[int]:
    """The open offers made to the seat that both sides can cover now."""
    return [offer.number for offer in state.offers if offer.to == seat and can_cover(state, offer)]


def partners(state: State, seat: int) -> list[int]:
    """BARTER-1: whom the seat may make an offer to."""
    if seat != state.turn:
        return [state.turn]
    return [other for other in range(state.seats) if other != seat]


def _kinds_of_develop(state: State, seat: int) -> list[str]:
    if state.splits:
        return ["keep"]
    kinds = ["pass"]
    if can_pay_flag(state, seat):
        kinds.append("flag")
    if can_build_any(state, seat):
        kinds.append("build")
    if can_move_any(state, seat):
        kinds.append("move")
    if covers(state, seat, AUTOMATE_COST) and unautomated(state, seat):
        kinds.append("automate")
    return kinds
