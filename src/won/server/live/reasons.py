"""Why a bot did something: kept with the row of the journal, told as a sentence to those who may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from won.core.record import Seat
from won.games import package
from won.players.bot import Reason
from won.tables.entries import Acted, AnyEntry
from won.tables.table import Table
from won.text.games import texts
from won.text.language import Language

Kept = dict[str, Any] | None


def kept(reason: Reason | None) -> Kept:
    """As a row holds it: without what the action was weighed against, which is much and of no use later."""
    if reason is None:
        return None
    found: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(reason, beat=()), str_keys=True)
    del found["beat"]
    return found


def reason_of(table: Table, entry: AnyEntry, lang: Language) -> str:
    """The sentence for a row. A bot gives nothing away: where something is hidden it speaks once the game is over."""
    if not isinstance(entry, Acted) or entry.reason is None:
        return ""
    if table.status not in ("over", "ended") and package(table.setup.game).hides(table.setup.options):
        return ""
    return why(table.setup.game, lang, msgspec.convert(entry.reason, Reason), table.names)


def why(game: str, lang: Language, reason: Reason | None, names: Sequence[Seat]) -> str:
    """Empty where there is nothing to say."""
    if reason is None:
        return ""
    return texts(game).reason_sentence(lang, reason, names)
