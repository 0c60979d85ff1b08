"""The reasons of the bots of shares, in one sentence each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from won.core.record import Seat
from won.shares.figures import STEP
from won.text.language import Language
from won.text.phrases import pounds, seat_name
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
    return pounds(lang, abs(round(amount / STEP)) * STEP)


def _board(lang: Language) -> dict[str, str]:
    return {
        "roll": lang.gettext("nothing is to be done before the roll."),
        "rest": lang.gettext("nothing more is to be done here."),
        "buy": lang.gettext("{shares} for {cost} would be worth {worth} more than that."),
        "buy.even": lang.gettext("{shares} would be worth the {cost} that it costs."),
        "keep": lang.gettext("nothing for sale here is worth more than the cash in hand."),
        "keep.early": lang.gettext("it seems too early in the game to buy shares."),
        "keep.short": lang.gettext("what is for sale here would leave too little cash."),
        "joker.buy": lang.gettext("a joker for {cost} protects holdings that an auction would break up."),
        "joker.skip": lang.gettext("another joker is not worth {cost} now."),
        "joker.short": lang.gettext("a joker for {cost} would leave too little cash."),
        "joker.use": lang.gettext("the shares that would have to be put up are worth more than a joker."),
        "claim": lang.gettext("royalties that are not claimed are lost."),
        "concede": lang.gettext("what is owed cannot be paid, and nobody pays enough for what could be sold."),
        "declare": lang.gettext("{who} cannot pay and has nothing on the table that would help."),
        "agree": lang.gettext("what the other member wants to do does the syndicate no harm."),
        "agree.debt": lang.gettext("the syndicate has to pay what it owes."),
        "object": lang.gettext("what the other member wants to do costs the syndicate {worth}."),
    }


def _hammer(lang: Language) -> dict[str, str]:
    return {
        "lots": lang.gettext("of all that could be put up, {shares} will be missed least."),
        "bid": lang.gettext("{shares}: worth up to {most}, and {amount} is enough for now."),
        "drop": lang.gettext("{shares}: not worth the {least} that would have to be bid."),
        "bid.tried": lang.gettext("{shares}: in trial games a bid of {amount} did better than dropping out."),
        "drop.short": lang.gettext("{shares}: {least} would have to be bid, and that would leave too little cash."),
        "drop.choice": lang.gettext("the lot is left to the others."),
        "drop.partners": lang.gettext("the other members did not agree to a bid."),
        "seal.nothing": lang.gettext("{shares}: not worth a bid, or there is no cash to spare."),
        "seal": lang.gettext("{shares}: no more than {most} should be paid."),
    }


def _simple(lang: Language) -> dict[str, str]:
    """Those of a player who goes by printed prices."""
    return {
        "simple.buy": lang.gettext("there is cash enough to pay {cost}."),
        "simple.keep": lang.gettext("there is too little cash to buy anything here."),
        "simple.joker": lang.gettext("a joker for {cost} is no great sum with so much cash."),
        "simple.joker.use": lang.gettext("the joker saves the shares."),
        "simple.bid": lang.gettext("{shares}: nice to have, for {most} at most."),
        "simple.drop": lang.gettext("{shares}: dear enough."),
        "simple.accept": lang.gettext("by printed prices what {who} gives is worth more."),
        "simple.decline": lang.gettext("by printed prices it brings nothing, or there is no cash for it."),
        "simple.plea": lang.gettext("what is owed cannot be paid, and these shares cost {cash} in print."),
    }


def _offering(lang: Language) -> dict[str, str]:
    return {
        "offer": lang.gettext("both would gain: about {worth} for oneself and {theirs} for {who}."),
        "counter": lang.gettext("at this price {who} and oneself would gain about as much."),
        "counter.least": lang.gettext(
            "at this price it brings {worth}, and {who}, who would still gain about {theirs}, should agree."
        ),
        "plea": lang.gettext("what is owed cannot be paid, and the shares are worth more than {cash} to {who}."),
        "pool": lang.gettext("the chances are better together with {who}, even after a fee of {fee}."),
        "pool.need": lang.gettext("what is owed cannot be paid alone."),
        "withdraw": lang.gettext("the offer was not answered, and things may change."),
    }


def _answering(lang: Language) -> dict[str, str]:
    return {
        "accept": lang.gettext("it is worth about {worth} more than it costs."),
        "accept.debt": lang.gettext("with it the debt can be paid."),
        "accept.pool.need": lang.gettext("what is owed, or may soon be due, cannot be paid alone."),
        "accept.pool": lang.gettext(
            "together with {who} the chances are better than alone, even after a fee of {fee}."
        ),
        "decline.worth": lang.gettext("what {who} asks for is worth more than what is offered."),
        "accept.tried": lang.gettext("in trial games it did better than a refusal."),
        "decline.tried": lang.gettext("in trial games a refusal did better."),
        "decline.little": lang.gettext("it would bring next to nothing."),
        "decline.share": lang.gettext("most of what the deal brings would go to {who}."),
        "decline.leader": lang.gettext("{who} would be more likely to win than all the others together."),
        "decline.rescue": lang.gettext("{who} cannot pay, and without help would leave the game."),
        "decline.short": lang.gettext("it would leave too little cash."),
        "decline.impossible": lang.gettext("it cannot be carried out."),
        "decline.partners": lang.gettext("the other members did not agree to it."),
        "decline.pool": lang.gettext("the chances are not clearly better together."),
        "decline.pool.able": lang.gettext("what may be due on the next roll can be paid alone."),
    }


REASONS: Final = ReasonTexts("shares", (_board, _hammer, _simple, _offering, _answering), _filled)
