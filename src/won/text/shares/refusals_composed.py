"""Refusals whose sentence depends on the figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from won.core.record import Seat
from won.shares.world import NOBODY
from won.text.language import N_, Language
from won.text.phrases import clean, listing, seat_name
from won.text.refusals import About
from won.text.shares.actions import amount
from won.text.shares.goods import share_name, shares_named
from won.text.shares.terms import counted, moments

# What is called by a name that the record does not know.
_UNKNOWN: Final[dict[str, str]] = {
    "seat": N_("There is no seat {value} at this table: seats are counted from 0."),
    "party": N_("No party is left at seat {value}: name a seat that is still in the game."),
    "share": N_("{value} is not a share, or is named twice: shares are called oil__ussr, gold__japan and so on."),
    "do": N_("There is no action called {value}."),
}


def _word(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    message = _UNKNOWN[about["field"]]
    return lang.gettext(message).format(value=clean(about["value"]))


def _dice(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    if about["dice"] is None:
        return lang.gettext("The dice have not been thrown: a roll carries what was drawn.")
    return lang.gettext("A die shows 1 to 6: {dice} is not a roll.").format(dice=clean(about["dice"]))


def _wrong_moment(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    moment = moments(lang)[about["moment"]]
    message = lang.gettext("“{do}” is not possible at this moment ({moment}).")
    return message.format(do=clean(about["do"]), moment=moment)


def _order(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    if "cost" in about:
        message = lang.gettext("This costs {cost}, and there is only {cash} to pay with: choose less.")
        return message.format(cost=amount(lang, about["cost"]), cash=amount(lang, about["cash"]))
    message = lang.gettext("One purchase is of 1 to {most} shares, not {shares}.")
    return message.format(most=about["most"], shares=about["shares"])


def _lots(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    if "lot" in about:
        message = lang.gettext(
            "The vendor has no such lot: {shares}. One to three shares of a product go share by share, "
            "four or more only together."
        )
        return message.format(shares=shares_named(lang, about["lot"]))
    message = lang.gettext("{due} must be put up, and no lot to spare: these lots come to {shares}.")
    return message.format(due=counted(lang, "shares", about["due"]), shares=counted(lang, "shares", about["shares"]))


def _few_shares(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    if "seat" in about:
        message = lang.gettext("{who} holds no shares: there is nothing to put up.")
        return message.format(who=seat_name(lang, seats, about["seat"]))
    message = lang.gettext("Who holds fewer shares than the red die shows puts up all: {due}, and not {shares}.")
    return message.format(due=counted(lang, "shares", about["due"]), shares=counted(lang, "shares", about["shares"]))


def _no_deal(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    if "to" in about:
        return lang.gettext("Nobody deals with the bank: make the offer to another party.")
    return lang.gettext("No deals are made during an auction: wait until it is over.")


def _no_pool(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    if about.get("moment") == "lots":
        return lang.gettext("No syndicate is formed during an auction: wait until it is over.")
    if "moment" in about:
        return lang.gettext("No syndicate is formed while a lot is under the hammer: wait until it is sold.")
    names = listing(lang, [seat_name(lang, seats, seat) for seat in about["parties"]])
    message = lang.gettext("A syndicate is formed with at least one other party, each named once, and not {parties}.")
    return message.format(parties=names)


def _no_bankruptcy(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    if "debtor" not in about:
        return lang.gettext("No other party has a debt that it cannot pay.")
    debtor = seat_name(lang, seats, about["debtor"])
    message = lang.gettext("{debtor} owes {who} nothing: only a creditor declares a debtor bankrupt.")
    return message.format(debtor=debtor, who=seat_name(lang, seats, about["seat"]))


def _bid(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    if "seat" in about:
        message = lang.gettext("{seat} cannot bid now: players bid in turn, until they drop out.")
        return message.format(seat=seat_name(lang, seats, about["seat"]))
    message = lang.gettext("A bid of {amount} is too low: bid at least {least}.")
    return message.format(amount=amount(lang, about["amount"]), least=amount(lang, about["least"]))


def _not_covered(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    who = seat_name(lang, seats, about["seat"])
    if "share" in about:
        thing = share_name(lang, about["share"])
    else:
        thing = lang.gettext("{amount} in cash").format(amount=amount(lang, about["cash"]))
    return lang.gettext("{who} does not have {wanted} to give.").format(who=who, wanted=thing)


def _debt(lang: Language, about: About, seats: Sequence[Seat]) -> str:
    who = seat_name(lang, seats, about["seat"])
    if "debtor" not in about:
        return lang.gettext("First {who} must pay a debt: deal, form a syndicate or give up.").format(who=who)
    if about["debtor"] == NOBODY:
        return lang.gettext("{who} has no debt that cannot be paid: there is no reason to give up.").format(who=who)
    debtor = seat_name(lang, seats, about["debtor"])
    message = lang.gettext("It is {debtor} who cannot pay a debt: {who} has no reason to give up.")
    return message.format(debtor=debtor, who=who)


COMPOSED: Final[dict[str, Callable[[Language, About, Sequence[Seat]], str]]] = {
    "WORD-1": _word,
    "WORD-3": _dice,
    "TURN-12": _wrong_moment,
    "BUY-1": _order,
    "LOT-2": _lots,
    "BID-2": _bid,
    "DEAL-4": _not_covered,
    "DEBT-2": _debt,
    "DEBT-5": _no_bankruptcy,
    "DEAL-1": _no_deal,
    "LOT-3": _few_shares,
    "SYND-1": _no_pool,
}
