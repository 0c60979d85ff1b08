"""The reasons of the bots of shares, in one sentence each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from won.core.record import Seat
from won.shares.figures import STEP
from won.text.language import Language
from won.text.phrases import money, seat_name
from won.text.reasons import Reason, ReasonTexts
from won.text.shares.goods import shares_named


def _filled(lang: Language, reason: Reason, seats: Sequence[Seat]) -> dict[str, str]:
    about = reason.about
    filled = {"worth": _rounded(lang, reason.worth or 0.0), "who": ""}
    for name in ("cost", "most", "least", "amount", "fee", "cash", "theirs"):
        filled[name] = _rounded(lang, about.get(name, 0))
    if "rival" in about:
        filled["who"] = seat_name(lang, seats, about["rival"])
    shares = about.get("shares", about.get("lot", [name for lot in about.get("lots", ()) for name in lot]))
    filled["shares"] = shares_named(lang, shares)
    return filled


def _rounded(lang: Language, amount: float) -> str:
    return money(lang, abs(round(amount / STEP)) * STEP)


def _board(lang: Language) -> dict[str, str]:
    return {
        "roll": lang.gettext("nothing is to be done before the roll."),
        "rest": lang.gettext("nothing more is to be done here."),
        "buy": lang.gettext("{shares} for {cost} would be worth {worth} more than that."),
        "keep": lang.gettext("nothing for sale here is worth more than the cash in hand."),
        "joker.buy": lang.gettext("a joker for {cost} protects holdings that an auction would break up."),
        "joker.skip": lang.gettext("another joker is not worth {cost} now."),
        "joker.use": lang.gettext("the shares that would have to be put up are worth more than a joker."),
        "claim": lang.gettext("royalties that are not claimed are lost."),
        "concede": lang.gettext("there is nothing left to sell and nobody left to ask."),
        "declare": lang.gettext("{who} cannot pay and has nothing on the table that would help."),
        "agree": lang.gettext("what the other member wants to do does the syndicate no harm."),
        "object": lang.gettext("what the other member wants to do costs the syndicate {worth}."),
    }


def _hammer(lang: Language) -> dict[str, str]:
    return {
        "lots": lang.gettext("of all that could be put up, {shares} will be missed least."),
        "bid": lang.gettext("{shares}: worth up to {most}, more than {amount}."),
        "drop": lang.gettext("{shares}: worth no more than {most}, and {least} would have to be bid."),
        "drop.partners": lang.gettext("the other members would object."),
        "seal": lang.gettext("{shares}: worth up to {most}."),
    }


def _offering(lang: Language) -> dict[str, str]:
    return {
        "offer": lang.gettext("both would gain: about {worth} for oneself and {theirs} for {who}."),
        "counter": lang.gettext("at this price, and not at that of {who}, both would gain."),
        "plea": lang.gettext("what is owed cannot be paid, and {who} would get most out of these shares."),
        "pool": lang.gettext("the chances are better together with {who}, even after a fee of {fee}."),
        "withdraw": lang.gettext("the offer was not answered, and things may change."),
    }


def _answering(lang: Language) -> dict[str, str]:
    return {
        "accept": lang.gettext("it is worth about {worth} more than it costs."),
        "accept.pool": lang.gettext(
            "together with {who} the chances are better than alone, even after a fee of {fee}."
        ),
        "decline.worth": lang.gettext("what {who} asks for is worth more than what is offered."),
        "decline.short": lang.gettext("it would leave too little cash."),
        "decline.impossible": lang.gettext("it cannot be carried out."),
        "decline.partners": lang.gettext("the other members would object."),
        "decline.pool": lang.gettext("the chances are better alone."),
    }


REASONS: Final = ReasonTexts("shares", (_board, _hammer, _offering, _answering), _filled)
