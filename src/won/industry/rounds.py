"""Turns, passes, phases and rounds: what comes after what."""

from __future__ import annotations

from won.industry import closing, events
from won.industry.board import PLAYABLE
from won.industry.costs import EMPTY_STACKS
from won.industry.interest import charge_interest
from won.industry.state import CLOSING, DEVELOP, PHASES, PRODUCE, TRADE, State


def turn_on(state: State, told: list[events.AnyEvent]) -> None:
    """TURN-3: the next seat clockwise. BARTER-7: open offers lapse."""
    turn = state.turn + 1
    state.turn = 0 if turn == state.seats else turn
    if state.offers:
        lapse(state, told)


def lapse(state: State, told: list[events.AnyEvent]) -> None:
    told.append(events.Lapsed(tuple([offer.number for offer in state.offers])))
    state.offers = []


def begin(state: State, phase: int, told: list[events.AnyEvent]) -> None:
    """TURN-3: every phase begins with the holder of the marker."""
    state.phase = phase
    state.turn = state.first
    state.passes = 0
    state.submitted = 0
    told.append(events.PhaseBegan(PHASES[phase], state.round, state.first))


def do_pass(state: State, seat: int, told: list[events.AnyEvent]) -> None:
    """TURN-4: when all have passed in succession the phase ends."""
    told.append(events.Passed(seat))
    state.passes += 1
    turn_on(state, told)
    if state.passes == state.seats:
        _end_phase(state, told)


def _end_phase(state: State, told: list[events.AnyEvent]) -> None:
    if state.phase == DEVELOP:
        _end_develop(state, told)
    elif state.phase == TRADE and not state.final:
        begin(state, DEVELOP, told)
    else:  # END-3, END-5: the final Trade or the closing
        closing.finish(state, told)


def _end_develop(state: State, told: list[events.AnyEvent]) -> None:
    """END-1: the triggers are read now and at no other time."""
    triggers = triggers_met(state)
    if triggers:
        state.final = True
        told.append(events.EndNear(tuple(triggers)))
    begin(state, PRODUCE, told)


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


def end_round(state: State, told: list[events.AnyEvent]) -> None:
    """TURN-5: the marker moves, interest is due, and the next round or the final phase begins."""
    state.first = (state.first + 1) % state.seats
    state.round += 1
    charge_interest(state, told)
    if state.final and state.edition.final == "sale":  # END-3
        closing.sell_out(state, told)
        begin(state, CLOSING, told)
    else:
        begin(state, TRADE, told)
