"""The words of the record in the reader's language, alone and counted."""

from __future__ import annotations

from won.shares.world import SHARES
from won.text.language import Language
from won.text.options import option_words
from won.text.phrases import capital, clean
from won.text.shares.goods import products, share_name
from won.text.shares.options import options
from won.text.shares.places import choices, continents, countries, kinds_of_square, trays
from won.text.shares.telexes import telexes


def words(lang: Language) -> dict[str, str]:
    """Every word of the record that people see, such as `oil`, `oil__ussr`, `japan`, `bonus`, `T07`, and what stands
    beside them in a picture; each as it begins a line. Where a word has other meanings these are `choice europe`,
    `do buy`, `option tour`, `option tour about` and `option tour=junction`.
    """
    every = {
        **_others(lang),
        **countries(lang),
        **trays(lang),
        **continents(lang),
        **{f"choice {continent}": text for continent, text in choices(lang).items()},
        **kinds_of_square(lang),
        **moments(lang),
        **{f"do {kind}": text for kind, text in kinds(lang).items()},
        **products(lang),
        **{share: share_name(lang, share) for share in SHARES},
        **telexes(lang),
        **option_words(options(lang)),
    }
    return {word: capital(text) for word, text in every.items()}


def moments(lang: Language) -> dict[str, str]:
    return {
        "roll": lang.pgettext("moment", "roll of the dice"),
        "buy": lang.pgettext("moment", "buying shares"),
        "take": lang.pgettext("moment", "buying a joker"),
        "lots": lang.pgettext("moment", "naming lots"),
        "bid": lang.pgettext("moment", "bidding"),
        "settle": lang.pgettext("moment", "settling debts"),
        "rest": lang.pgettext("moment", "end of the turn"),
        "over": lang.pgettext("moment", "game over"),
    }


def kinds(lang: Language) -> dict[str, str]:
    """The kinds of action, as what somebody would do."""
    return {
        "roll": lang.pgettext("action", "roll the dice"),
        "buy": lang.pgettext("action", "buy shares"),
        "joker": lang.pgettext("action", "take or give up a joker"),
        "end": lang.pgettext("action", "end the turn"),
        "lots": lang.pgettext("action", "name the lots"),
        "bid": lang.pgettext("action", "bid"),
        "drop": lang.pgettext("action", "drop out"),
        "seal": lang.pgettext("action", "name a maximum"),
        "claim": lang.pgettext("action", "claim royalties"),
        "deal": lang.pgettext("action", "offer a deal"),
        "pool": lang.pgettext("action", "propose a syndicate"),
        "accept": lang.pgettext("action", "accept an offer"),
        "decline": lang.pgettext("action", "decline an offer"),
        "withdraw": lang.pgettext("action", "withdraw an offer"),
        "concede": lang.pgettext("action", "give up"),
        "agree": lang.pgettext("action", "agree"),
        "object": lang.pgettext("action", "object"),
        "declare": lang.pgettext("action", "declare the debtor bankrupt"),
    }


def _others(lang: Language) -> dict[str, str]:
    return {
        ".": lang.pgettext("decimal mark", "."),
        "bank": lang.gettext("bank"),
        "bankrupt": lang.gettext("bankrupt"),
        "board": lang.gettext("board"),
        "cash": lang.gettext("cash"),
        "claim": lang.gettext("claim"),
        "debt": lang.gettext("debt"),
        "dice": lang.gettext("dice"),
        "double": lang.pgettext("dice", "double"),
        "edition": lang.gettext("edition"),
        "hidden": lang.pgettext("cash", "hidden"),
        "holdings": lang.gettext("holdings"),
        "in the trays": lang.gettext("in the trays"),
        "jokers": lang.gettext("jokers"),
        "junction": lang.gettext("junction"),
        "lot": lang.gettext("lot"),
        "£{n}m": lang.pgettext("a sum in millions", "£{n}m"),
        "monopoly": lang.gettext("monopoly"),
        "nothing open": lang.gettext("nothing open"),
        "offer": lang.gettext("offer"),
        "offers": lang.gettext("offers"),
        "on the table": lang.gettext("on the table"),
        "out": lang.pgettext("of the game", "out"),
        "party": lang.gettext("party"),
        "players": lang.gettext("players"),
        "price": lang.gettext("price"),
        "red": lang.pgettext("die", "red"),
        "reserve": lang.gettext("reserve"),
        "royalties": lang.gettext("royalties"),
        "royalty": lang.gettext("royalty"),
        "seat": lang.gettext("seat"),
        "share": lang.gettext("share"),
        "shares": lang.gettext("shares"),
        "square": lang.gettext("square"),
        "step": lang.gettext("step"),
        "syndicate": lang.gettext("syndicate"),
        "to move": lang.gettext("to move"),
        "tour": lang.gettext("tour"),
        "tours": lang.gettext("tours"),
        "tray": lang.gettext("tray"),
        "trays": lang.gettext("trays"),
        "trust": lang.gettext("trust"),
        "turn": lang.pgettext("of a player", "turn"),
        "turns": lang.gettext("turns"),
        "wealth": lang.gettext("wealth"),
        "wealth of nations": lang.gettext("Wealth of Nations"),
        "white": lang.pgettext("die", "white"),
        "winner": lang.gettext("winner"),
    }


def counted(lang: Language, word: str, n: int) -> str:
    """`1 joker`, `3 shares`."""
    texts = {
        "jokers": lang.ngettext("{n} joker", "{n} jokers", n),
        "shares": lang.ngettext("{n} share", "{n} shares", n),
        "turns": lang.ngettext("{n} turn", "{n} turns", n),
        "tours": lang.ngettext("{n} tour", "{n} tours", n),
    }
    return texts.get(word, "{n} " + clean(word)).format(n=n)
