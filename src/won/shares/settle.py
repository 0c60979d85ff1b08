"""Settling: debts are paid in order, then the square has its say, then the turn passes on."""

from __future__ import annotations

from won.shares.events import AnyEvent, Forfeited, GameOver, Owed, Paid, TurnBegan
from won.shares.overruled import CONCEDE, forget_objections
from won.shares.parties import is_in, parties, parties_left, pay, worth
from won.shares.squares import enter
from won.shares.state import BID, LOTS, OVER, REST, ROLL, SETTLE, TAKE, State
from won.shares.world import NOBODY

# While debts wait the moment stays what it is; a square not yet entered is SETTLE with dice on the table.


def go_on(state: State, told: list[AnyEvent]) -> None:
    """DEBT-1: everything that can happen without anybody's decision happens."""
    while state.moment != OVER:
        if state.debts and not _pay_debts(state, told):
            return
        if not is_in(state, state.turn):  # DEBT-4, SYND-3: the piece has left the board, and with it the turn
            end_turn(state, told)
        elif state.moment == SETTLE and state.dice != (0, 0):
            enter(state, told)  # ROLL-1: the square comes last
        elif parties_left(state) == 2 and _lapses(state):
            close_auction(state)
            state.moment = SETTLE
            state.dice = (0, 0)
        elif state.moment in (SETTLE, REST):
            if state.claims:  # ROYALTY-3: the turn lasts until the lander ends it
                state.moment = REST
                return
            end_turn(state, told)
        else:
            return


def _lapses(state: State) -> bool:
    """JOKER-2: whether two have pooled while a third was to buy a joker or to sell by auction."""
    return state.moment == TAKE or (state.settings.pooling == "between" and state.moment in (LOTS, BID))


def close_auction(state: State) -> None:
    state.lots = []
    state.high = 0
    state.high_bidder = NOBODY
    state.bidders = []
    state.bids = []


def _pay_debts(state: State, told: list[AnyEvent]) -> bool:
    """DEBT-1, DEBT-2: in the order in which they arose, until one cannot be paid."""
    debts = state.debts
    for place, debt in enumerate(debts):
        if state.cash[debt.payer] < debt.amount:
            told.append(Owed(debt.payer, debt.payee, debt.amount, debt.why, debt.what))
            state.debts = debts[place:]
            return False
        pay(state, debt.payer, debt.payee, debt.amount)
        told.append(Paid(debt.payer, debt.payee, debt.amount, debt.why, debt.what))
    state.debts = []
    forget_objections(state, CONCEDE)
    return True


def debtor(state: State) -> int:
    """DEBT-2: the party the game waits for because it cannot pay, or NOBODY."""
    return state.debts[0].payer if state.debts else NOBODY


def moment_shown(state: State) -> int:
    """DEBT-2: while a debt waits there is nothing but settling, whatever goes on afterwards."""
    return SETTLE if state.debts and state.settings.settling_shown and state.moment != OVER else state.moment


def end_turn(state: State, told: list[AnyEvent]) -> None:
    """TURN-10: the turn passes on; claims not made are lost (ROYALTY-3)."""
    if state.claims:
        told.extend([Forfeited(claim.payee, claim.amount) for claim in state.claims])
        state.claims = []
    state.dice = (0, 0)
    state.overruled = 0
    if state.settings.pooling == "between" and state.lots:  # SYND-3: the vendor's piece has left the board
        close_auction(state)
    state.turns += 1
    if parties_left(state) == 1 or state.turns == state.settings.turns:
        finish(state, told)
        return
    turn = (state.turn + 1) % state.seats
    while not state.alive >> turn & 1:
        turn = (turn + 1) % state.seats
    state.turn = turn
    state.moment = ROLL
    told.append(TurnBegan(turn, state.turns))


def finish(state: State, told: list[AnyEvent]) -> None:
    """LAST-1, LAST-2."""
    state.moment = OVER
    told.append(GameOver(tuple(winners(state))))


def winners(state: State) -> list[int]:
    """The seats of the last party left, or of the richest when time ran out."""
    left = parties(state)
    best = max([worth(state, party) for party in left])
    won = [party for party in left if worth(state, party) == best]
    return [seat for seat in range(state.seats) if state.head[seat] in won]
