"""What a seat would do: one line for each action, for menus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import UNSET

from won.core.record import Seat
from won.shares import actions as act
from won.text.event_writer import accept_line, decline_line, withdraw_line
from won.text.language import Language
from won.text.phrases import clean, listing, pounds, seat_name
from won.text.shares.goods import shares_named

Seats = Sequence[Seat]


def action_sentence(lang: Language, action: Any, seats: Seats) -> str:
    """`Buy oil (USSR)`; `Bid 1,500,000`."""
    return _SAID[type(action)](lang, action, seats)


def amount(lang: Language, value: Any) -> str:
    """A sum as it is written; what is none as it came."""
    return pounds(lang, value) if type(value) is int else clean(value)


def side(lang: Language, given: act.Side) -> str:
    """`oil (USSR) and 500,000 in cash`; `nothing`."""
    parts = [shares_named(lang, given.shares)] if given.shares else []
    if given.cash:
        parts.append(lang.gettext("{amount} in cash").format(amount=amount(lang, given.cash)))
    return listing(lang, parts)


def _roll(lang: Language, a: act.Roll, seats: Seats) -> str:
    if a.dice is UNSET:
        return lang.gettext("Roll the dice")
    white, red = map(clean, a.dice)
    return lang.gettext("Roll {white} (white) and {red} (red)").format(white=white, red=red)


def _buy(lang: Language, a: act.Buy, seats: Seats) -> str:
    return lang.gettext("Buy {shares}").format(shares=shares_named(lang, a.shares))


def _joker(lang: Language, a: act.Joker, seats: Seats) -> str:
    return lang.gettext("Joker: buy one here, or give one up to be spared the auction")


def _end(lang: Language, a: act.End, seats: Seats) -> str:
    return lang.gettext("Nothing more: end the turn")


def _lots(lang: Language, a: act.Lots, seats: Seats) -> str:
    lots = [shares_named(lang, lot) for lot in a.lots]
    return lang.gettext("Put up {lots}").format(lots=lang.pgettext("between lots", "; ").join(lots))


def _bid(lang: Language, a: act.Bid, seats: Seats) -> str:
    return lang.gettext("Bid {amount}").format(amount=amount(lang, a.amount))


def _drop(lang: Language, a: act.Drop, seats: Seats) -> str:
    return lang.gettext("Drop out of the bidding")


def _seal(lang: Language, a: act.Seal, seats: Seats) -> str:
    if a.amount == 0:
        return lang.gettext("Make no bid")
    return lang.gettext("Bid up to {amount}, in secret").format(amount=amount(lang, a.amount))


def _claim(lang: Language, a: act.Claim, seats: Seats) -> str:
    return lang.gettext("Claim the royalties")


def _deal(lang: Language, a: act.Deal, seats: Seats) -> str:
    if a.get == act.Side():
        message = lang.gettext("Offer {to} {give} for nothing")
    elif a.give == act.Side():
        message = lang.gettext("Ask {to} for {get}, for nothing")
    else:
        message = lang.gettext("Offer {to} {give} for {get}")
    return message.format(to=seat_name(lang, seats, a.to), give=side(lang, a.give), get=side(lang, a.get))


def _pool(lang: Language, a: act.Pool, seats: Seats) -> str:
    names = listing(lang, [seat_name(lang, seats, seat) for seat in a.parties])
    if a.lead is UNSET:
        return lang.gettext("Propose a syndicate with {names}").format(names=names)
    message = lang.gettext("Propose a syndicate with {names}, led by {leader}")
    return message.format(names=names, leader=seat_name(lang, seats, a.lead))


def _concede(lang: Language, a: act.Concede, seats: Seats) -> str:
    return lang.gettext("Give up and go bankrupt")


def _agree(lang: Language, a: act.Agree, seats: Seats) -> str:
    return lang.gettext("Agree to what the syndicate wants to do")


def _object(lang: Language, a: act.Object, seats: Seats) -> str:
    return lang.gettext("Object to what the syndicate wants to do")


def _declare(lang: Language, a: act.Declare, seats: Seats) -> str:
    return lang.gettext("Declare the debtor bankrupt")


_SAID: Final[dict[type, Callable[[Language, Any, Seats], str]]] = {
    act.Roll: _roll,
    act.Buy: _buy,
    act.Joker: _joker,
    act.End: _end,
    act.Lots: _lots,
    act.Bid: _bid,
    act.Drop: _drop,
    act.Seal: _seal,
    act.Claim: _claim,
    act.Deal: _deal,
    act.Pool: _pool,
    act.Accept: accept_line,
    act.Decline: decline_line,
    act.Withdraw: withdraw_line,
    act.Concede: _concede,
    act.Agree: _agree,
    act.Object: _object,
    act.Declare: _declare,
}
