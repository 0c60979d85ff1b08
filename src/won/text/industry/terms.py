"""The words of the record in the reader's language, alone and counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from won.core.record import Seat
from won.industry.costs import MONEY_POINT
from won.industry.data import table
from won.industry.setup import NATIONS
from won.text import phrases
from won.text.industry.options import options
from won.text.language import Language
from won.text.options import option_words
from won.text.phrases import capital, clean, decimal, integer, listing

PACKAGES: Final = sorted({name for sheet in table("packages").values() for name in sheet})


def words(lang: Language) -> dict[str, str]:
    """Every word of the record that people see, such as `food`, `trade`, `anglica`, and what stands beside them in a
    picture; each as it begins a line.
    """
    every = {
        **cubes(lang),
        **tiles(lang),
        **phases(lang),
        **packages(lang),
        **nations(lang),
        **_others(lang),
        **option_words(options(lang)),
    }
    return {word: capital(text) for word, text in every.items()}


def cubes(lang: Language) -> dict[str, str]:
    return {
        "food": lang.gettext("food"),
        "energy": lang.gettext("energy"),
        "labor": lang.gettext("labor"),
        "ore": lang.gettext("ore"),
        "capital": lang.gettext("capital"),
        "money": lang.gettext("money"),
        "notes": lang.gettext("notes"),
    }


def tiles(lang: Language) -> dict[str, str]:
    return {
        "farm": lang.gettext("farm"),
        "generator": lang.gettext("generator"),
        "academy": lang.gettext("academy"),
        "mine": lang.gettext("mine"),
        "factory": lang.gettext("factory"),
        "bank": lang.gettext("bank"),
    }


def phases(lang: Language) -> dict[str, str]:
    return {
        "draft": lang.pgettext("phase", "draft"),
        "trade": lang.pgettext("phase", "Trade"),
        "develop": lang.pgettext("phase", "Develop"),
        "produce": lang.pgettext("phase", "Produce"),
        "closing": lang.pgettext("phase", "closing"),
        "over": lang.pgettext("phase", "game over"),
    }


def packages(lang: Language) -> dict[str, str]:
    sorts = {
        "I": lang.gettext("industry package {n}"),
        "C": lang.gettext("commodity package {n}"),
        "V": lang.gettext("package {n}"),
    }
    return {name: sorts[name[0]].format(n=name[1:]) for name in PACKAGES}


def nations(lang: Language) -> dict[str, str]:
    return {
        "bolshevia": lang.gettext("Bolshevia"),
        "federal_provinces": lang.gettext("Federal Provinces"),
        "bharat": lang.gettext("Bharat"),
        "arazzaq": lang.gettext("Arazzaq"),
        "showa_republic": lang.gettext("Showa Republic"),
        "anglica": lang.gettext("Anglica"),
    }


def _others(lang: Language) -> dict[str, str]:
    return {
        "automated": lang.gettext("automated"),
        "bloc": lang.gettext("bloc"),
        "board": lang.gettext("board"),
        "buy": lang.pgettext("price", "buy"),
        "centre": lang.gettext("centre"),
        "cubes": lang.gettext("cubes"),
        "draft": lang.pgettext("short, for a picture", "draft"),
        "edition": lang.gettext("edition"),
        "empty": lang.pgettext("market", "empty"),
        "fair": lang.pgettext("barter price", "fair"),
        "final": lang.pgettext("part of the game", "final"),
        "first player": lang.gettext("first player"),
        "flag": lang.gettext("flag"),
        "flags": lang.gettext("flags"),
        "full": lang.pgettext("market", "full"),
        "full dot": lang.gettext("full dot"),
        "hidden": lang.pgettext("money", "hidden"),
        "market": lang.gettext("market"),
        "markets": lang.gettext("markets"),
        "nation": lang.gettext("nation"),
        "next to buy": lang.gettext("next to buy"),
        "next to sell": lang.gettext("next to sell"),
        "notes": lang.pgettext("short, for a picture", "notes"),
        "offers": lang.gettext("offers"),
        "partial dot": lang.gettext("partial dot"),
        "players": lang.gettext("players"),
        "points": lang.gettext("points"),
        "round": lang.gettext("round"),
        "score": lang.gettext("score"),
        "seat": lang.gettext("seat"),
        "sell": lang.pgettext("price", "sell"),
        "shared dot": lang.gettext("shared dot"),
        "stacks": lang.gettext("stacks"),
        "step": lang.gettext("step"),
        "supply": lang.gettext("supply"),
        "tiles": lang.gettext("tiles"),
        "to move": lang.gettext("to move"),
        "turn": lang.pgettext("of a tile", "turn"),
        "wealth of nations": lang.gettext("Wealth of Nations"),
        "winner": lang.gettext("winner"),
    }


def with_article(lang: Language, tile: str) -> str:
    """`a farm`, `an academy`."""
    names = {
        "farm": lang.gettext("a farm"),
        "generator": lang.gettext("a generator"),
        "academy": lang.gettext("an academy"),
        "mine": lang.gettext("a mine"),
        "factory": lang.gettext("a factory"),
        "bank": lang.gettext("a bank"),
    }
    return names.get(tile, clean(tile))


_COUNTED: Final[dict[str, Callable[[Language, int], str]]] = {
    "food": lambda lang, n: lang.ngettext("{n} food", "{n} food", n),
    "energy": lambda lang, n: lang.ngettext("{n} energy", "{n} energy", n),
    "labor": lambda lang, n: lang.ngettext("{n} labor", "{n} labor", n),
    "ore": lambda lang, n: lang.ngettext("{n} ore", "{n} ore", n),
    "capital": lambda lang, n: lang.ngettext("{n} capital", "{n} capital", n),
    "money": lambda lang, n: lang.ngettext("{n} in money", "{n} in money", n),
    "notes": lambda lang, n: lang.ngettext("{n} note", "{n} notes", n),
    "points": lambda lang, n: lang.ngettext("{n} point", "{n} points", n),
    "flags": lambda lang, n: lang.ngettext("{n} flag", "{n} flags", n),
    "cubes": lambda lang, n: lang.ngettext("{n} cube", "{n} cubes", n),
    "farm": lambda lang, n: lang.ngettext("{n} farm", "{n} farms", n),
    "generator": lambda lang, n: lang.ngettext("{n} generator", "{n} generators", n),
    "academy": lambda lang, n: lang.ngettext("{n} academy", "{n} academies", n),
    "mine": lambda lang, n: lang.ngettext("{n} mine", "{n} mines", n),
    "factory": lambda lang, n: lang.ngettext("{n} factory", "{n} factories", n),
    "bank": lambda lang, n: lang.ngettext("{n} bank", "{n} banks", n),
}


def counted(lang: Language, word: str, n: int) -> str:
    """`2 food`, `1 note`, `3 academies`."""
    return _COUNTED[word](lang, n).format(n=integer(n)) if word in _COUNTED else f"{n} {clean(word)}"


def points(lang: Language, worth: float) -> str:
    """What so much money is worth at the end, in points: `1.5 points`."""
    figure = abs(round(worth / MONEY_POINT, 1))
    whole = round(figure) if figure >= 10 else figure
    return lang.ngettext("{n} point", "{n} points", 1 if whole == 1 else 2).format(n=decimal(lang, whole))


def things(lang: Language, counts: Mapping[str, int]) -> str:
    """`2 food, 1 ore and 10 in money`; `nothing` for none."""
    return listing(lang, [counted(lang, word, n) for word, n in counts.items() if n])


def seat_name(lang: Language, seats: Sequence[Seat], seat: int) -> str:
    """The player's name, else the nation's, else `Seat 1`; seats are counted from 0, as the record does."""
    sitting = seats[seat] if 0 <= seat < len(seats) else Seat()
    name = clean(sitting.name)
    if not name or name == NATIONS.get(sitting.nation, {}).get("name"):  # called by the nation: in our language
        name = nations(lang).get(sitting.nation, clean(sitting.nation))
    return name or phrases.seat_name(lang, seats, seat)
