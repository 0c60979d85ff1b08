"""What the adviser of industry plans, assumes and explains, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from won.core.record import Seat
from won.text.industry.terms import counted, points, seat_name, things, with_article
from won.text.language import Language
from won.text.phrases import clean, decimal, listing, money
from won.text.reasons import Reason, ReasonTexts


def _filled(lang: Language, reason: Reason, seats: Sequence[Seat]) -> dict[str, str]:
    about = reason.about
    tile = about.get("tile", "")
    return {
        "points": points(lang, reason.worth or 0),
        "theirs": points(lang, about.get("theirs", 0)),
        "score": decimal(lang, about.get("points", 0)),
        "tile": with_article(lang, tile),
        "tiles": counted(lang, tile, about.get("n", 1)),
        "at": clean(about.get("at", "")),
        "package": clean(about.get("package", "")),
        "cubes": things(lang, about.get("cubes", {})),
        "money": money(lang, about.get("money", 0)),
        "cost": money(lang, about.get("cost", 0)),
        "notes": things(lang, {"notes": about.get("notes", 0)}),
        "hexes": listing(lang, [clean(at) for at in about.get("hexes", ())]),
        "who": seat_name(lang, seats, about["rival"]) if "rival" in about else "",
        "n": str(about.get("n", 0)),
        "lead": str(abs(about.get("lead", 0))),
    }


def _steps(lang: Language) -> dict[str, str]:
    return {
        "step.place": lang.gettext("place its tiles where they have most dots and room to grow."),
        "step.first.trade": lang.gettext("then the first round begins with Trade."),
        "step.borrow": lang.gettext("take {notes} to pay for the rest."),
        "step.buy": lang.gettext("buy {cubes}: about {money} in money."),
        "step.sell": lang.gettext("sell {cubes}, which this round does not need: about {money} in money."),
        "step.build": lang.gettext("build {tile} at {at}: about {points}."),
        "step.flag": lang.gettext("flag {at} and build {tile} there: about {points}."),
        "step.automate": lang.gettext("automate the bloc at {at}."),
        "step.end": lang.gettext("plant the last flags, which ends the game."),
        "step.run": lang.gettext("in Produce, run every bloc that makes more than it eats."),
    }


def _assumptions(lang: Language) -> dict[str, str]:
    return {
        "assume.accepts": lang.gettext("{who} says yes: a merchant in that seat would gain {theirs} by it."),
        "assume.free": lang.gettext("nobody else claims {hexes} first."),
        "assume.prices": lang.gettext("the others buy and sell little before you: each trade moves the prices."),
        "assume.rounds": lang.gettext("the game lasts for about {n} more rounds."),
        "assume.forecast": lang.gettext("played on among merchants, the game ends in round {n} and you win by {lead}."),
        "assume.forecast.behind": lang.gettext(
            "played on among merchants, the game ends in round {n} and you are {lead} behind the winner."
        ),
    }


def _aims(lang: Language) -> dict[str, str]:
    return {
        "explain.draft": lang.gettext(
            "a package is what you begin with: tiles make cubes from the first round on, and cubes build more tiles."
        ),
        "explain.above": lang.gettext("in trial games those who took {package} ended {points} above the average."),
        "explain.below": lang.gettext(
            "in trial games those who took {package} ended {points} below the average; what else is left brought less."
        ),
        "explain.place": lang.gettext(
            "only whole dots make cubes: place tiles of one kind side by side, so that half dots become whole."
        ),
        "explain.tile": lang.gettext("the aim is {tile}: at the end it scores {score} points, whatever it makes."),
        "explain.tiles": lang.gettext("the aim is {tiles}: at the end they score {score} points, whatever they make."),
        "explain.makes": lang.gettext("it makes {cubes} more in every round that you run it."),
        "explain.eats": lang.gettext("for that it eats {cubes} in every round."),
        "explain.cost": lang.gettext("it costs {cubes}, which would cost {money} to buy now."),
        "explain.rounds": lang.gettext(
            "about {n} rounds are still to come: a tile built now pays in each of them, one built later in fewer."
        ),
    }


def _kinds(lang: Language) -> dict[str, str]:
    return {
        "explain.buy": lang.gettext("each cube bought makes the next one dearer, so buy first what others want too."),
        "explain.sell": lang.gettext("what you do not need this round is sold; the first to sell gets the best price."),
        "explain.notes": lang.gettext(
            "{notes} bring {money} now. Each costs {cost} to pay back, or {score} points at the end; and interest."
        ),
        "explain.repay": lang.gettext(
            "a note costs {cost} to pay back, and {score} points if you still have it at the end."
        ),
        "explain.offer": lang.gettext(
            "the market pays less than it asks: between its two prices {who} and you both gain, {who} {theirs}."
        ),
        "explain.answer": lang.gettext("an offer is good for you if the market would give you less or ask you more."),
        "explain.flag": lang.gettext("a tile can only be built on your own flag, and a flag keeps {at} free for you."),
        "explain.run": lang.gettext(
            "a bloc takes one energy and some food however many dots it has; each whole dot makes one cube."
        ),
        "explain.automate": lang.gettext("an automated bloc eats one ore instead of its food."),
        "explain.pass": lang.gettext("Trade goes on until all have passed in turn; you may act again if others do."),
        "explain.pass.develop": lang.gettext(
            "a step that costs more than it still brings until the end loses points; what you do not spend you keep."
        ),
        "explain.pass.closing": lang.gettext("when all have passed, the points are counted."),
    }


ADVICE: Final = ReasonTexts("industry", (_steps, _assumptions, _aims, _kinds), _filled)


def gain_sentence(lang: Language, gain: float) -> str:
    return lang.gettext("about {points} more at the end").format(points=points(lang, gain))
