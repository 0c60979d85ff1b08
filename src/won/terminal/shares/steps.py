"""The question for each choice on the way to an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from won.core.game import DONE, Word
from won.shares.deals_terms import FOR
from won.shares.syndicate_terms import LEAD
from won.shares.words import CASH
from won.text.language import Language

_SINGLE: Final = {
    "buy": "share",
    "lots": "lot",
    "bid": "amount",
    "seal": "amount",
    "pool": "partner",
    "accept": "offer",
    "decline": "offer",
    "withdraw": "offer",
}


def asked(path: Sequence[Word]) -> str:
    """The sort of the next choice, given the choices so far."""
    kind, parts = str(path[0]), path[1:]
    if kind != "deal":
        return "leader" if LEAD in parts else _SINGLE[kind]
    if not parts:
        return "seat"
    if parts[-1] == CASH:
        return "cash"
    return "get" if FOR in parts else "give"


def question(lang: Language, path: Sequence[Word]) -> str:
    first = len(path) == 1
    return {
        "share": lang.gettext("Which share?") if first else lang.gettext("Another share, or done?"),
        "lot": lang.gettext("Which lot do you put up?") if first else lang.gettext("Which lot do you put up next?"),
        "amount": lang.gettext("How much?"),
        "cash": lang.gettext("How much?"),
        "partner": lang.gettext("A syndicate with whom?") if first else lang.gettext("With whom else, or done?"),
        "leader": lang.gettext("Who leads it?"),
        "seat": lang.gettext("A deal with whom?"),
        "give": lang.gettext("What do you give?"),
        "get": lang.gettext("What do you want for it?"),
        "offer": lang.gettext("Which offer?"),
    }[asked(path)]


def connectives(lang: Language, path: Sequence[Word]) -> dict[Word, str]:
    """The names of the words that join the choices."""
    nothing_yet = asked(path) == "give" and len(path) == 2
    return {
        DONE: lang.gettext("I do") if asked(path) == "leader" else lang.gettext("done"),
        LEAD: lang.gettext("choose who leads"),
        FOR: lang.gettext("nothing") if nothing_yet else lang.gettext("that is all I give"),
        CASH: lang.gettext("cash"),
    }
