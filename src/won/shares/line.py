"""The state as `docs/record.md` defines it: one JSON line a step, the same from any program."""

from __future__ import annotations

from typing import Any, Final

from won.shares.debt import debtor, moment_shown
from won.shares.end import winners
from won.shares.figures import MOST
from won.shares.parties import is_in, is_syndicate, members, named, shares_of
from won.shares.state import BID, MOMENTS, OVER, Debt, State
from won.shares.world import NOBODY


def to_move(state: State) -> tuple[int, ...]:
    """TURN-11: the seats the game waits for; any member speaks for a syndicate."""
    if state.moment == OVER:
        return ()
    if state.proposal is not None:
        return tuple([seat for seat in range(state.seats) if state.asked_to_agree >> seat & 1])
    if state.debts:
        return _speakers(state, debtor(state))
    if state.moment != BID:
        return _speakers(state, state.turn)
    if state.settings.bidding == "open":
        return _speakers(state, state.bidders[0])
    sealing = [bidder for bidder in state.bidders if state.bids[bidder] < 0]
    return tuple([seat for seat in range(state.seats) if state.head[seat] in sealing])


_ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST)]


def _speakers(state: State, party: int) -> tuple[int, ...]:
    return tuple(members(state, party)) if is_syndicate(state, party) else _ALONE[party]


def to_answer(state: State) -> tuple[int, ...]:
    """The seats with an offer to answer or a claim to make."""
    if not state.offers and not state.claims:
        return ()
    waiting = 0  # mask of parties
    for claim in state.claims:
        waiting |= 1 << claim.payee
    for offer in state.offers:
        for party in offer.parties:
            if not offer.agreed >> party & 1:
                waiting |= 1 << party
    waiting &= state.alive
    return tuple([seat for seat in range(state.seats) if waiting >> state.head[seat] & 1])


def _owed(debts: list[Debt]) -> list[dict[str, Any]]:
    return [{"payer": d.payer, "payee": d.payee, "amount": d.amount, "why": d.why, "what": d.what} for d in debts]


def line(state: State, step: int) -> dict[str, Any]:
    over = state.moment == OVER
    return {
        "step": step,
        "turns": state.turns,
        "moment": MOMENTS[moment_shown(state)],
        "turn": state.turn,
        "to_move": list(to_move(state)),
        "dice": list(state.dice),
        "players": [
            {
                "party": state.head[seat] if is_in(state, state.head[seat]) else None,
                "cash": state.cash[seat],
                "jokers": state.jokers[seat],
                "step": state.step[seat],
                "tours": state.tours[seat],
                "shares": list(named(shares_of(state, seat))),
            }
            for seat in range(state.seats)
        ],
        "jokers": state.stack,
        "telex": state.telex,
        "debts": _owed(state.debts),
        "claims": _owed(state.claims),
        "lots": [list(named(lot)) for lot in state.lots[state.lot :]],
        "bid": {"amount": state.high, "seat": state.high_bidder} if state.high_bidder != NOBODY else None,
        "offers": [offer.number for offer in state.offers],
        "over": over,
        "winners": winners(state) if over else None,
    }
