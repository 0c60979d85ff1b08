"""Turns, passes, phases and rounds: who may act now, and what comes after what."""

from __future__ import annotations

from typing import Final

from won.core.kind_table import KindTable
from won.core.kinds import ANYONE, OFFER, ActionKind, in_phase
from won.core.open_kinds import NOTHING_OPEN, OpenKinds, Situation
from won.core.refusal import Refusal, refuse
from won.industry import end
from won.industry.actions import Pass
from won.industry.board import first_name
from won.industry.events import AnyEvent, EndNear, Lapsed, Passed, PhaseBegan
from won.industry.interest import charge_interest
from won.industry.state import CLOSING, DEVELOP, OVER, PHASES, PRODUCE, TRADE, State
from won.industry.tiles import TILES

PASS: Final = Pass()


def _no_answers(kinds: list[ActionKind]) -> list[ActionKind]:
    return [kind for kind in kinds if kind.numbers != (OFFER,)]


class IndustryKinds(KindTable[State]):
    """The kinds of action, and which of them a seat may take now.

    The order in which the kinds of a phase are listed is fixed: seeded games depend on it.
    """

    def __init__(self, kinds: list[ActionKind]) -> None:
        super().__init__(kinds)
        first = [self.by_name[name] for name in ("pass", "buy", "sell", "offer")]
        listed = [*first, *[kind for kind in kinds if kind not in first]]
        phases = [in_phase(listed, phase) for phase in range(len(PHASES))]
        anyone = [[kind for kind in kinds if kind.who == ANYONE] for kinds in phases]
        anyone[CLOSING] = []
        self.keep = OpenKinds([self.by_name["keep"]])
        # With an open offer, and without one: then no kind that answers an offer is listed.
        self.on_turn: list[Situation] = [Situation(kinds) for kinds in phases]
        self.off_turn: list[Situation] = [Situation(kinds) for kinds in anyone]
        self.on_turn_without_offer: list[Situation] = [Situation(_no_answers(kinds)) for kinds in phases]
        self.off_turn_without_offer: list[Situation] = [Situation(_no_answers(kinds)) for kinds in anyone]

    def open_kinds(self, state: State, seat: int) -> OpenKinds:
        if state.splits:
            return self.keep if seat == state.turn else NOTHING_OPEN
        phase = state.phase
        if phase == PRODUCE and state.submitted & (1 << seat):
            return NOTHING_OPEN
        if state.offers:
            situation = self.on_turn[phase] if seat == state.turn else self.off_turn[phase]
        else:
            situation = self.on_turn_without_offer[phase] if seat == state.turn else self.off_turn_without_offer[phase]
        return situation.open_kinds(state, seat)

    def gate(self, state: State, seat: int, kind: ActionKind) -> Refusal | None:
        """TURN-1, TURN-2: whether the seat may take this kind of action at all now."""
        if type(seat) is not int or not 0 <= seat < state.seats:
            return refuse("FORM-1", field="seat", value=seat)
        phase = state.phase
        if not kind.phases >> phase & 1:
            return refuse("TURN-6") if phase == OVER else refuse("TURN-2", do=kind.name, phase=PHASES[phase])
        if seat != state.turn and (kind.who != ANYONE or phase == CLOSING):
            return refuse("TURN-1", seat=seat, turn=state.turn)
        if phase == PRODUCE and state.submitted & (1 << seat):
            return refuse("PROD-1", seat=seat)
        if state.splits and kind.name != "keep":  # AUTO-4: before anything else
            return refuse("AUTO-4", at=None, pieces=[first_name(piece) for piece in state.splits[0].pieces])
        if state.to_place and kind.name != "place":
            return refuse("SETUP-9.1", tile=TILES[state.placing], left=state.to_place)
        return None

    def unknown(self, action: object) -> Refusal:
        return refuse("FORM-1", field="do", value=type(action).__name__)


def turn_on(state: State, events: list[AnyEvent]) -> None:
    """TURN-3: the next seat clockwise. BARTER-7: open offers lapse."""
    turn = state.turn + 1
    state.turn = 0 if turn == state.seats else turn
    if state.offers:
        events.append(Lapsed(tuple([offer.number for offer in state.offers])))
        state.offers = []


def begin(state: State, phase: int, events: list[AnyEvent]) -> None:
    """TURN-3: every phase begins with the holder of the marker."""
    state.phase = phase
    state.turn = state.first
    state.passes = 0
    state.submitted = 0
    events.append(PhaseBegan(PHASES[phase], state.round, state.first))


def can_pass(state: State, seat: int, action: Pass) -> Refusal | None:
    """TURN-4: whoever is on turn may pass."""
    return None


def do_pass(state: State, seat: int, action: Pass, events: list[AnyEvent]) -> None:
    """TURN-4: when all have passed in succession the phase ends."""
    events.append(Passed(seat))
    state.passes += 1
    turn_on(state, events)
    if state.passes == state.seats:
        _end_phase(state, events)


def _end_phase(state: State, events: list[AnyEvent]) -> None:
    if state.phase == DEVELOP:
        _end_develop(state, events)
    elif state.phase == TRADE and not state.final:
        begin(state, DEVELOP, events)
    else:  # END-3, END-5: the final Trade or the closing
        end.finish(state, events)


def _end_develop(state: State, events: list[AnyEvent]) -> None:
    """END-1: the triggers are read now and at no other time."""
    triggers = end.triggers_met(state)
    if triggers:
        state.final = True
        events.append(EndNear(tuple(triggers)))
    begin(state, PRODUCE, events)


def end_round(state: State, events: list[AnyEvent]) -> None:
    """TURN-5: the marker moves, interest is due, and the next round or the final phase begins."""
    state.first = (state.first + 1) % state.seats
    state.round += 1
    charge_interest(state, events)
    if state.final and state.edition.final == "sale":  # END-3
        end.sell_out(state, events)
        begin(state, CLOSING, events)
    else:
        begin(state, TRADE, events)


KINDS: Final[list[ActionKind]] = [
    ActionKind(
        Pass, can_pass, do_pass, phases=[TRADE, DEVELOP, CLOSING], rule="TURN-2", form="pass", parts=0, weight=4
    ),
]
