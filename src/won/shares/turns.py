"""Turns: who may act now, what happens without anybody's decision, and how the turn passes on."""

from __future__ import annotations

from typing import Final

from won.core.kind_table import KindTable
from won.core.kinds import ANYONE, ON_TURN, ActionKind
from won.core.refusal import Refusal, refuse
from won.shares.actions import End
from won.shares.auction import close_auction
from won.shares.choice import stands_on_choice
from won.shares.debt import debtor, moment_shown, pay_debts
from won.shares.end import finish
from won.shares.events import AnyEvent, Forfeited, TurnBegan
from won.shares.parties import parties_left, shares_held
from won.shares.squares import enter
from won.shares.state import BID, BUY, LOTS, MOMENTS, OVER, REST, ROLL, SETTLE, TAKE, State
from won.shares.syndicate_joint import MEMBER
from won.shares.tour import square_of
from won.shares.world import AUCTION

BIDDER: Final = "bidder"  # the next one in open bidding
SEALER: Final = "sealer"  # a bidder who has yet to name a maximum
DEBTOR: Final = "debtor"


class Gate(KindTable[State]):
    """Who may act now, for the table of all kinds: a method, because a call more at each step is felt."""

    def gate(self, state: State, seat: int, kind: ActionKind) -> Refusal | None:
        """TURN-11, TURN-12: whether the seat may take this kind of action at all now."""
        if type(seat) is not int or not 0 <= seat < state.seats:
            return refuse("WORD-1", field="seat", value=seat)
        if state.moment == OVER:
            return refuse("TURN-13")
        party = state.head[seat]
        if not state.alive >> party & 1:
            return refuse("DEBT-4", seat=seat)
        who = kind.who
        if (state.proposal is not None) != (who == MEMBER) and not (kind.name == "declare" and state.debts):
            return refuse("SYND-6", seat=seat)
        if not kind.phases >> state.moment & 1:
            return _moment_problem(state, party, kind.name)
        if who == ANYONE or (who == ON_TURN and party == state.turn and not state.debts):
            return None
        if who == MEMBER:
            return None if state.asked_to_agree >> seat & 1 else refuse("SYND-6", seat=seat)
        return _party_problem(state, party, who)


def _moment_problem(state: State, party: int, kind: str) -> Refusal:
    """TURN-12, or the rule that bars deals in an auction or closed the square on which the party stands."""
    if kind == "deal":
        return refuse("DEAL-1", moment=MOMENTS[state.moment])
    if kind == "buy" and stands_on_choice(state, party) and not state.tours[party]:
        return refuse("CHOICE-2", seat=party)
    if kind in ("joker", "lots") and parties_left(state) == 2:
        return refuse("JOKER-2")
    if kind == "lots" and state.world.kind[square_of(state, party)] == AUCTION:
        if not state.tours[party]:
            return refuse("LOT-1", seat=party)
        if not shares_held(state, party):
            return refuse("LOT-3", seat=party)
    return refuse("TURN-12", do=kind, moment=MOMENTS[moment_shown(state)])


def _party_problem(state: State, party: int, who: str) -> Refusal | None:
    """TURN-11: the party that is asked acts, one that owes something before all others."""
    if who == DEBTOR:
        owing = debtor(state)
        return None if owing == party else refuse("DEBT-2", seat=party, debtor=owing)
    if state.debts:
        return refuse("DEBT-2", seat=debtor(state))
    if is_asked(state, party, who):
        return None
    if who == ON_TURN:
        return refuse("TURN-11", seat=party, turn=state.turn)
    return refuse("BID-2", seat=party) if who == BIDDER else refuse("BID-5", seat=party)


def is_asked(state: State, party: int, who: str) -> bool:
    """TURN-11: whether the party is on turn, the next to bid, or one who has yet to name a maximum (BID-2, BID-5)."""
    if who == BIDDER:
        return state.settings.bidding == "open" and state.bidders[0] == party
    if who == SEALER:
        return state.settings.bidding == "sealed" and party in state.bidders and state.bids[party] < 0
    return party == state.turn


def go_on(state: State, events: list[AnyEvent]) -> None:
    """DEBT-1: everything that can happen without anybody's decision happens.

    While debts wait the moment stays what it is; a square not yet entered is SETTLE with dice on the table.
    """
    while state.moment != OVER:
        if state.debts and not pay_debts(state, events):
            return
        if not state.alive >> state.turn & 1:  # DEBT-4, SYND-3: the piece has left the board, and with it the turn
            end_turn(state, events)
        elif state.moment == SETTLE and state.dice != (0, 0):
            enter(state, events)  # ROLL-1: the square comes last
        elif state.moment in (SETTLE, REST):
            if state.claims:  # ROYALTY-3: the turn lasts until the lander ends it
                state.moment = REST
                return
            end_turn(state, events)
        elif state.moment in (TAKE, LOTS, BID) and _lapses(state):
            close_auction(state)
            state.moment = SETTLE
            state.dice = (0, 0)
        else:
            return


def _lapses(state: State) -> bool:
    """JOKER-2: whether two have pooled while a third was to buy a joker or to sell by auction."""
    return parties_left(state) == 2 and (state.moment == TAKE or state.settings.pooling == "between")


def end_turn(state: State, events: list[AnyEvent]) -> None:
    """TURN-10: the turn passes on; claims not made are lost (ROYALTY-3)."""
    if state.claims:
        events.extend([Forfeited(claim.payee, claim.amount) for claim in state.claims])
        state.claims = []
    state.dice = (0, 0)
    state.overruled = 0
    if state.settings.auctions_closed and state.lots:  # DEBT-4, SYND-3: the vendor's piece has left the board
        close_auction(state)
    state.turns += 1
    if parties_left(state) == 1 or state.turns == state.settings.turns:
        finish(state, events)
        return
    turn = (state.turn + 1) % state.seats
    while not state.alive >> turn & 1:
        turn = (turn + 1) % state.seats
    state.turn = turn
    state.moment = ROLL
    events.append(TurnBegan(turn, state.turns))


def leave_square(state: State, events: list[AnyEvent]) -> None:
    """BUY-1: once a landing; nothing more is decided here."""
    state.moment = SETTLE
    state.dice = (0, 0)
    go_on(state, events)


def can_end(state: State, party: int, action: End) -> Refusal | None:
    """The party on turn may always want nothing."""
    return None


def do_end(state: State, party: int, action: End, events: list[AnyEvent]) -> None:
    """Wants nothing more of the square; at rest this ends the turn, and claims not made are lost (ROYALTY-3)."""
    if state.moment == REST:
        end_turn(state, events)
    else:
        leave_square(state, events)


KINDS: Final = [
    ActionKind(End, can_end, do_end, phases=[BUY, TAKE, REST], rule="TURN-12", form="end", parts=0, weight=10),
]
