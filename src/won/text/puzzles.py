"""The sentences of puzzles: the question, the verdict, the figures, and why the solution is best."""

from __future__ import annotations

from typing import Final

from won.text.language import Language
from won.text.phrases import decimal, pounds

TENTH: Final = 100  # of a million, in thousands


def question(lang: Language, decision: str) -> str:
    """What is asked, without a word about the answer."""
    return {
        "trade": lang.gettext("Trade: which action is clearly best, or is it time to pass?"),
        "develop": lang.gettext("Develop: which step is clearly best, or is it time to pass?"),
        "answer": lang.gettext("An offer is on the table: accept it or decline it?"),
        "buy": lang.gettext("You may buy here: which shares, if any?"),
        "take": lang.gettext("You may take a joker here: do you want one?"),
        "lots": lang.gettext("You must auction: which lots, or a joker instead?"),
        "bid": lang.gettext("A lot is up for auction: do you bid, or let it go?"),
    }[decision]


def idea(lang: Language, theme: str) -> str:
    """Why such a solution is best, in general."""
    return {
        "build": lang.gettext("A tile earns until the end and scores: the right one in the right place is worth most."),
        "flag": lang.gettext("A flag takes a hex before somebody else does, and opens the way to the next tile."),
        "automate": lang.gettext("An automated bloc may run on 1 ore instead of all its food, in every round to come."),
        "market": lang.gettext("The price is right now, and this round’s plan hangs on it."),
        "borrow": lang.gettext("What the money builds earns more than the note costs to repay."),
        "barter": lang.gettext("In a good barter both sides gain: look at what each has too much of."),
        "end": lang.gettext("This brings the end on. Whoever is ahead has no reason to wait."),
        "refuse": lang.gettext("What is asked is worth more than what is given."),
        "pass": lang.gettext("Everything else costs more than it still brings: keep what you have."),
        "buy": lang.gettext("The share is worth more than it costs: it brings royalties, or keeps a rival from them."),
        "trust": lang.gettext(
            "It makes a monopoly trust, all six shares of a product: no other holding of it earns as much."
        ),
        "keep": lang.gettext("The cash is worth more in hand than the shares on offer here."),
        "bid": lang.gettext("The lot is worth more to you than it will cost, or too much to a rival."),
        "drop": lang.gettext("The lot is dear: let somebody else pay that much."),
        "lots": lang.gettext("Give up what you miss least, and what helps the others least."),
        "deal": lang.gettext("Weigh what the deal gives you against what it gives the other."),
        "joker": lang.gettext("A joker saves you from an auction that would cost more than it."),
    }[theme]


def expected(lang: Language) -> str:
    """Why somebody does a thing for which neither the adviser nor a bot gives a reason."""
    return lang.gettext("So it went on in one of the play-outs.")


def reason(lang: Language, unit: str, best: tuple[float, float], second: tuple[float, float]) -> str:
    """What the solution brings against the second best: each a value and the seat’s own part of it."""
    if unit == "percent":
        return _royalties(lang, *[round(part / TENTH) for _, part in (best, second)])
    more = best[1] - second[1]
    less = more - (best[0] - second[0])  # what it changes for the best of the others
    message = lang.gettext("Against the second best it changes your points by {n} and those of the best rival by {m}.")
    return message.format(n=signed(lang, more), m=signed(lang, less))


def _royalties(lang: Language, own: int, other: int) -> str:
    """What the solution and the second best bring in royalties, in tenths of a million; nothing if it is the same."""
    if own == other:
        return ""
    more = lang.gettext("With it you get {n} in royalties a round in the long run, with the second best {m}.")
    less = lang.gettext(
        "With it you get only {n} in royalties a round in the long run, with the second best {m}; but the cash, or what"
        " your rivals miss, is worth more."
    )
    n, m = [pounds(lang, part * TENTH * 1000) for part in (own, other)]
    return (more if own > other else less).format(n=n, m=m)


def signed(lang: Language, figure: float) -> str:
    """+2.5 or −2.5."""
    return ("−" if figure < 0 else "+") + decimal(lang, abs(round(figure, 1)))


def outcome(lang: Language, unit: str, value: float) -> str:
    """What a choice leads to on average."""
    if unit == "percent":
        return lang.gettext("wins {n} of 100 games").format(n=decimal(lang, value))
    if value >= 0:
        return lang.gettext("ends {n} points ahead").format(n=decimal(lang, value))
    return lang.gettext("ends {n} points behind").format(n=decimal(lang, -value))


def verdict(lang: Language, right: bool, done: bool, shown: bool) -> str:
    """`shown`: the solution was asked for."""
    if shown:
        return lang.gettext("This is the solution.")
    if right and done:
        return lang.gettext("Right! That is the solution.")
    if right:
        return lang.gettext("Right so far. What next?")
    return lang.gettext("There is something better.")
