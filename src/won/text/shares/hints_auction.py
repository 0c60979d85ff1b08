"""What naming lots, bidding and dropping out would do."""

from __future__ import annotations

from collections.abc import Iterable

from won.shares.auction import reserve
from won.shares.parties import marked, named
from won.shares.world import SHARE
from won.text.phrases import pounds, seat_name
from won.text.shares.case import Case
from won.text.shares.hints_holding import changes


def lots(case: Case) -> Iterable[str]:
    state = case.state
    put_up = [tuple(SHARE[name] for name in lot) for lot in case.action.lots]
    least = sum(reserve(state, lot) for lot in put_up)
    price = sum(marked(state, lot) for lot in put_up)
    message = case.lang.gettext("brings at least {least}; marked price {price}")
    yield message.format(least=pounds(case.lang, least), price=pounds(case.lang, price))
    yield from changes(case.lang, state, case.party, lost=[name for lot in case.action.lots for name in lot])


def bid(case: Case) -> Iterable[str]:
    yield _figures(case)
    yield case.lang.gettext("leaves {cash} in cash if it wins").format(
        cash=pounds(case.lang, case.cash - case.action.amount)
    )
    yield from _if_won(case)


def seal(case: Case) -> Iterable[str]:
    yield _figures(case)
    if case.action.amount:
        left = pounds(case.lang, case.cash - case.action.amount)
        yield case.lang.gettext("leaves at least {cash} in cash if it wins").format(cash=left)
        yield from _if_won(case)


def _figures(case: Case) -> str:
    """BID-1: what the lot under the hammer costs at least, and what is printed on it."""
    lot = case.state.lots[case.state.lot]
    message = case.lang.gettext("reserve {least}, marked price {price}")
    return message.format(
        least=pounds(case.lang, reserve(case.state, lot)), price=pounds(case.lang, marked(case.state, lot))
    )


def _if_won(case: Case) -> Iterable[str]:
    return changes(case.lang, case.state, case.party, gained=named(case.state.lots[case.state.lot]))


def drop(case: Case) -> Iterable[str]:
    """BID-2, BID-4: who is left then; what the others can pay stays hidden (SEEN-1)."""
    yield case.lang.gettext("out for this lot")
    left = [bidder for bidder in case.state.bidders if bidder != case.party]
    if left == [case.state.high_bidder]:
        who, amount = seat_name(case.lang, case.seats, left[0]), pounds(case.lang, case.state.high)
        yield case.lang.gettext("{who} takes it for {amount}").format(who=who, amount=amount)
    elif not left:
        yield case.lang.gettext("it goes back to the trays")
