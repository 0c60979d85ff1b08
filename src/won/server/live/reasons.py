"""Why a bot did something: stored with the row of the journal, shown as a sentence to those who may know."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from won.core.game_types import JsonObject
from won.core.record import Seat
from won.games import package
from won.players.bot import Reason
from won.tables.entries import Acted, AnyEntry
from won.tables.table import Table
from won.text.games import texts
from won.text.language import Language


def stored_reason(reason: Reason | None) -> JsonObject | None:
    """The reason as a row holds it: without the alternatives, which are long and of no use later."""
    if reason is None:
        return None
    stored: JsonObject = msgspec.to_builtins(msgspec.structs.replace(reason, beat=()), str_keys=True)
    del stored["beat"]
    return stored


def reason_of(table: Table, entry: AnyEntry, lang: Language) -> str:
    """The sentence for a row; empty until the game is over where the reason could reveal something hidden."""
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
