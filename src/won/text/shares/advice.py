"""What the adviser of shares plans, assumes and explains, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from won.core.record import Seat
from won.shares.figures import STEP
from won.text.language import Language
from won.text.phrases import either, percent, pounds, seat_name
from won.text.reasons import Reason, ReasonTexts
from won.text.shares.goods import products, shares_named
from won.text.shares.places import square_name

NAMED: Final = 3  # sellers that are named, at most


def _filled(lang: Language, reason: Reason, seats: Sequence[Seat]) -> dict[str, str]:
    about = reason.about
    filled = {"who": seat_name(lang, seats, about["rival"]) if "rival" in about else "", "n": str(about.get("n", 0))}
    for name in ("cost", "amount", "theirs", "due", "before", "worth"):
        filled[name] = pounds(lang, abs(round(about.get(name, 0) / STEP)) * STEP)
    for name in ("percent", "now", "then"):
        filled[name] = percent(lang, about.get(name, 0))
    filled["chance"] = percent(lang, round(100 * about.get("chance", 0)))
    filled["product"] = products(lang).get(about.get("product", ""), "")
    filled["shares"] = shares_named(lang, about.get("shares", ()))
    sellers = dict.fromkeys([square_name(lang, square) for square in about.get("squares", ())])
    filled["squares"] = either(lang, list(sellers)[:NAMED])
    return filled


def _steps(lang: Language) -> dict[str, str]:
    return {
        "step.roll": lang.gettext("then roll the dice."),
        "step.buy": lang.gettext(
            "next, {shares} for {cost}, worth {worth} more than that: sold at {squares}, "
            "where your next two rolls lead with a chance of {chance}."
        ),
        "step.tier": lang.gettext("with {percent} of {product} you draw {amount} from each player who lands on it."),
        "step.keep": lang.gettext("keep {amount} in cash: your next roll may cost as much in royalties."),
    }


def _assumptions(lang: Language) -> dict[str, str]:
    return {
        "assume.accepts": lang.gettext("{who} says yes: a merchant in that seat would gain {theirs} by it."),
        "assume.tray": lang.gettext("nobody else buys it first."),
        "assume.cash": lang.gettext("the others have about as much cash as you; theirs is hidden."),
    }


def _holdings(lang: Language) -> dict[str, str]:
    return {
        "explain.royalty": lang.gettext(
            "whoever lands on the card of a product pays a royalty to everyone who holds at least 30% of it; "
            "at 50%, 70% and 90% the royalty rises."
        ),
        "explain.part": lang.gettext("{product}: you hold {now} now, which draws {before}, and {then} then: {due}."),
        "explain.cash.get": lang.gettext("you get {amount} in cash for it."),
        "explain.cash.give": lang.gettext("you pay {amount} in cash for it."),
        "explain.often": lang.gettext("in ten rounds the others land on {product} about {n} times."),
    }


def _kinds(lang: Language) -> dict[str, str]:
    return {
        "explain.buy": lang.gettext(
            "a share costs its marked price where you land, as long as it lies in the tray; later it costs a deal."
        ),
        "explain.deal": lang.gettext(
            "shares that complete a product are worth more to who completes it, so both can gain: {theirs} for {who}."
        ),
        "explain.roll": lang.gettext("the roll may cost up to {amount} in royalties, which your cash must cover."),
        "explain.roll.free": lang.gettext("no square within reach costs a royalty."),
        "explain.bid": lang.gettext(
            "bid no more than the lot is worth to you: what you pay goes to the player whose share it was."
        ),
        "explain.lots": lang.gettext("something must be put up: best what completes nothing and draws no royalty."),
        "explain.joker": lang.gettext("a joker saves you from an auction of your own shares."),
        "explain.claim": lang.gettext("a royalty has to be claimed before the next roll, or it is lost."),
        "explain.answer": lang.gettext("a deal is good if what you get is worth more to you than what you give."),
        "explain.pool": lang.gettext("members of a syndicate play and win as one; it is never dissolved."),
        "explain.withdraw": lang.gettext("an offer can be accepted for as long as it stands."),
        "explain.declare": lang.gettext("who cannot pay, even by dealing, is bankrupt and out of the game."),
        "explain.end": lang.gettext("cash kept pays royalties, and buys more where it is worth more."),
    }


ADVICE: Final = ReasonTexts("shares", (_steps, _assumptions, _holdings, _kinds), _filled)


def gain_sentence(lang: Language, gain: float) -> str:
    return lang.gettext("about {amount} more").format(amount=pounds(lang, round(gain / STEP) * STEP))
