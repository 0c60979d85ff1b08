"""The question for each choice on the way to an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from won.core.game import DONE, Word
from won.industry.barter_offer import FOR, THINGS
from won.industry.board import HEX
from won.industry.game import Industry
from won.industry.move import TO
from won.industry.produce import END
from won.industry.produce_costs import SOME
from won.text.language import Language

_SINGLE: Final = {
    "draft": "package",
    "buy": "cube",
    "sell": "cube",
    "borrow": "notes",
    "repay": "notes",
    "accept": "offer",
    "decline": "offer",
    "withdraw": "offer",
    "flag": "hex",
    "automate": "bloc",
    "keep": "bloc",
}
_ROWS: Final = {"place": ("hex", "turn"), "build": ("tile", "hex", "turn")}


def asked(path: Sequence[Word]) -> str:
    """The sort of the next choice, given the choices so far."""
    kind, parts = str(path[0]), list(path[1:])
    if kind in _ROWS:
        return _ROWS[kind][min(len(parts), len(_ROWS[kind]) - 1)]
    if kind == "offer":
        return _asked_of_offer(parts)
    if kind == "move":
        if TO not in parts:
            return "lift"
        return "turn" if (len(parts) - parts.index(TO)) % 2 == 0 else "goal"
    if kind == "produce":
        return _asked_of_produce(parts)
    return _SINGLE[kind]


def _asked_of_offer(parts: list[Word]) -> str:
    if not parts:
        return "seat"
    if parts[-1] in THINGS:
        return "count"
    return "get" if FOR in parts else "give"


def _asked_of_produce(parts: list[Word]) -> str:
    if parts and parts[-1] in HEX and (len(parts) == 1 or parts[-2] in (END, "food", "ore")):
        return "feed"
    if SOME in parts and END not in parts[len(parts) - 1 - parts[::-1].index(SOME) :]:
        return "fed"
    return "run"


def tile_turned(game: Industry, path: Sequence[Word]) -> str:
    """The tile whose turn is asked for."""
    view = game.view(None)
    if path[0] == "build":
        return str(path[1])
    if path[0] == "place":
        return str(view.placing)
    middle = list(path).index(TO)
    start = path[1 + (len(path) - middle - 2) // 2]
    return next(str(square.tile) for square in view.board if square.at == start)


def question(lang: Language, path: Sequence[Word]) -> str:
    return {
        "package": lang.gettext("Which package do you take?"),
        "hex": lang.gettext("On which hex?"),
        "turn": lang.gettext("Which rotation?"),
        "tile": lang.gettext("Which tile?"),
        "cube": lang.gettext("Which cube?") if len(path) == 1 else lang.gettext("Another cube, or done?"),
        "notes": lang.gettext("How many notes?"),
        "offer": lang.gettext("Which offer?"),
        "bloc": lang.gettext("Which bloc?"),
        "seat": lang.gettext("An offer to whom?"),
        "count": lang.gettext("How many?"),
        "give": lang.gettext("What do you give?"),
        "get": lang.gettext("What do you want for it?"),
        "lift": lang.gettext("Which tile do you lift?"),
        "goal": lang.gettext("Where does it go?"),
        "run": lang.gettext("Which bloc do you run?"),
        "feed": lang.gettext("What does it run on?"),
        "fed": lang.gettext("Which of its tiles do you feed?"),
    }[asked(path)]


def connectives(lang: Language, path: Sequence[Word]) -> dict[Word, str]:
    """The names of the words that join the choices."""
    words: dict[Word, str] = {
        DONE: lang.gettext("done"),
        FOR: lang.gettext("that is all I give"),
        TO: lang.gettext("no more; put down what is lifted"),
        END: lang.gettext("no more of them"),
        SOME: lang.gettext("food for some of its tiles"),
    }
    if asked(path) == "feed":
        words |= {"food": lang.gettext("food for all its tiles"), "ore": lang.gettext("1 ore, being automated")}
    if asked(path) == "give" and len(path) == 2:
        words[FOR] = lang.gettext("nothing")
    if asked(path) == "run" and len(path) == 1:
        words[DONE] = lang.gettext("run nothing")
    return words


def kinds(lang: Language) -> dict[str, str]:
    """The names of the kinds of action."""
    return {
        "draft": lang.gettext("Take a package"),
        "place": lang.gettext("Put down a starting tile"),
        "buy": lang.gettext("Buy cubes"),
        "sell": lang.gettext("Sell cubes"),
        "borrow": lang.gettext("Borrow on notes"),
        "repay": lang.gettext("Repay notes"),
        "offer": lang.gettext("Offer a barter"),
        "accept": lang.gettext("Accept an offer"),
        "decline": lang.gettext("Decline an offer"),
        "withdraw": lang.gettext("Withdraw an offer"),
        "pass": lang.gettext("Pass"),
        "flag": lang.gettext("Place a flag"),
        "build": lang.gettext("Build a tile"),
        "move": lang.gettext("Move or turn up to three tiles"),
        "automate": lang.gettext("Automate a bloc"),
        "keep": lang.gettext("Say which piece stays automated"),
        "produce": lang.gettext("Run blocs"),
    }
