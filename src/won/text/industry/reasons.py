"""The reasons of the bots of industry, in one sentence each."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final

from won.core.record import Seat
from won.text.industry.terms import points, seat_name, things, tiles
from won.text.language import Language
from won.text.phrases import clean, money
from won.text.reasons import Reason, ReasonTexts


def _lacking(reason: Reason) -> int:
    """The money that a refused exchange lacks: what the bot said, or else what makes up its loss and one more."""
    lacking = reason.about.get("lacking")
    return floor(-(reason.worth or 0)) + 1 if lacking is None else max(1, ceil(lacking))


def _filled(lang: Language, reason: Reason, seats: Sequence[Seat]) -> dict[str, str]:
    about = reason.about
    filled = {
        "money": money(lang, abs(round(about.get("figure", reason.worth) or 0))),
        "worth": points(lang, about.get("figure", reason.worth) or 0),
        "more": money(lang, _lacking(reason)),
        "theirs": points(lang, about.get("theirs", 0)),
        "tile": tiles(lang).get(about.get("tile", ""), clean(about.get("tile", ""))),
        "at": clean(about.get("at", "")),
        "package": clean(about.get("package", "")),
        "who": seat_name(lang, seats, about["rival"]) if "rival" in about else "",
    }
    for name in ("cubes", "give", "get"):
        filled[name] = things(lang, about.get(name, {}))
    filled["notes"] = things(lang, {"notes": about.get("notes", 0)})
    return filled


def _trade(lang: Language) -> dict[str, str]:
    return {
        "buy": lang.gettext("{cubes}: needed for running and for the {tile} at {at}; the plan is worth about {worth}."),
        "feed": lang.gettext("{cubes}: needed to run what is built already."),
        "sell": lang.gettext("{cubes}: more than this round’s plan needs; they bring {money} in money."),
        "last": lang.gettext(
            "{cubes}: unsold cubes are worth nothing once the game is over; they bring {money} in money."
        ),
        "ready": lang.gettext("all that this round’s plan needs is at hand."),
        "short": lang.gettext("what is still missing for this round’s plan cannot be had now."),
        "borrow": lang.gettext("{notes}: what they build is worth about {worth} more than repaying them costs."),
        "repay": lang.gettext("{notes}: a note costs 25 to repay and 30 in points to keep."),
    }


def _develop(lang: Language) -> dict[str, str]:
    return {
        "flag": lang.gettext("the hex {at} is wanted for the {tile}, which adds about {worth}."),
        "build": lang.gettext("the {tile} at {at} adds about {worth}, its points and what it makes counted."),
        "move": lang.gettext("the {tile} at {at} completes more dots than where it was, which adds about {worth}."),
        "automate": lang.gettext("the bloc at {at} will eat one ore instead of more than that in food."),
        "keep": lang.gettext("the largest piece, at {at}, has most use for the token."),
        "grab": lang.gettext("the hex {at} is taken before somebody else takes it."),
        "hurry": lang.gettext("nothing more pays to build, and a flag at {at} brings the end nearer."),
        "end": lang.gettext("the last flags end the game with a lead of about {worth}."),
        "end.hopeless": lang.gettext("nothing more pays to build and {who} cannot be overtaken, so the game may end."),
        "end.chance": lang.gettext("to end the game now is the best chance to win it."),
    }


def _other(lang: Language) -> dict[str, str]:
    return {
        "draft": lang.gettext("{package} is worth most of the packages that are left."),
        "draft.near": lang.gettext("{package} is among the best of the packages that are left."),
        "draft.other": lang.gettext("{package}: what is in it is worth about {worth}."),
        "place": lang.gettext("at {at} the {tile} has most dots and room to grow, taken together."),
        "run": lang.gettext("every bloc that makes more than it eats is run."),
        "run.short": lang.gettext("with the cubes at hand this makes most; not every bloc that would pay can be fed."),
        "wait": lang.gettext("nothing that could be done now would pay."),
        "done": lang.gettext("there is nothing left to sell or to repay."),
        "idle": lang.gettext("this would leave things as they are."),
    }


def _barter(lang: Language) -> dict[str, str]:
    return {
        "offer": lang.gettext("{give} for {get}: about {worth} better than the market, and {theirs} for {who}."),
        "counter": lang.gettext("{give} for {get}: at this price, and not at that of {who}, both would gain."),
        "accept": lang.gettext("{get} for {give} is about {worth} better than the market."),
        "accept.loss": lang.gettext("{get} for {give} is about {worth} worse than the market."),
        "decline.worth": lang.gettext(
            "{get} is not worth {give}: the market does better. About {more} more in money would do."
        ),
        "decline.needed": lang.gettext("{give} cannot be spared this round."),
        "decline.share": lang.gettext(
            "{who} would gain about {theirs} and this side {worth}: about {more} more in money would do."
        ),
        "decline.helps": lang.gettext("it would help {who}, who is about to win."),
        "decline.duel": lang.gettext("between two players it helps {who} no less than it helps this side."),
        "decline.impossible": lang.gettext("it could not be carried out: someone does not have what it takes."),
    }


REASONS: Final = ReasonTexts("industry", (_trade, _develop, _other, _barter), _filled)
