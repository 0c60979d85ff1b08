"""From what a person, or something that acts for a seat, wants to do, to the rows that do it."""

from __future__ import annotations

from typing import Any

import msgspec

from won.core.chance import source
from won.core.game import Game
from won.tables import undo
from won.tables.consent import answered, granted, needed
from won.tables.entries import Acted, Answered, Asked, Conceded, Entry, How, Matter, Said
from won.tables.errors import RequestError
from won.tables.table import Table, Wish, written


def playing(table: Table) -> Game:
    """The game in play; raises `RequestError` where nothing can be done in it now."""
    if table.game is None:
        raise RequestError("not_started")
    if table.status != "playing":
        raise RequestError("paused" if table.status == "paused" else "over")
    return table.game


def own(table: Table, seat: int, player: str) -> None:
    if not 0 <= seat < table.setup.players:
        raise RequestError("no_seat", found=seat)
    if not player or table.holders[seat].player != player:
        raise RequestError("not_yours", seat=seat)
    if table.holders[seat].conceded:
        raise RequestError("conceded", seat=seat)


def act(
    table: Table, seed: str, seat: int, raw: dict[str, Any], by: str, request: str, after: int | None = None
) -> list[Entry]:
    """An action by hand, with what chance adds."""
    own(table, seat, by)
    playing(table)
    if after is not None and table.touched[seat] > after:
        raise RequestError("stale", after=after, now=table.sequence)
    return [acted(table, seed, seat, read(table, raw), "hand", by, request)]


def read(table: Table, raw: dict[str, Any]) -> Any:
    try:
        return table.read(raw)
    except (msgspec.ValidationError, RecursionError) as error:
        raise RequestError("bad_action", detail=str(error)) from None


def acted(
    table: Table,
    seed: str,
    seat: int,
    action: Any,
    how: How,
    by: str = "",
    request: str = "",
    reason: dict[str, Any] | None = None,
) -> Acted:
    """The row of an action that the rules allow; nobody but chance says what chance adds to it."""
    game = playing(table)
    whole = game.with_chance(game.without_chance(action), source(f"{seed}/{game.steps}").random)
    refusal = game.check(seat, whole)
    if refusal is not None:
        raise RequestError("rules", refusal)
    return Acted(seat, written(whole), how, by, request, reason)


def wish(table: Table, seat: int, matter: Matter, step: int | None, by: str, request: str, at: int) -> list[Entry]:
    """What is granted at once is done; else the others are asked."""
    own(table, seat, by)
    if matter == "resume":
        if table.status != "paused":
            raise RequestError("not_paused")
    elif matter != "end" or table.status != "paused":
        playing(table)
    back = _step(table, seat, step) if matter == "undo" else 0
    waiting = needed(table, seat, matter, back, at)
    asked = Wish(matter, seat, waiting, back)
    return [Asked(matter, seat, back, by, request)] if waiting else [granted(asked, by, request)]


def _step(table: Table, seat: int, step: int | None) -> int:
    """How far back; never across what chance, or somebody's secret, has shown."""
    player = table.holders[seat].player
    back = undo.last_own(table, player, seat) if step is None else step
    if back is None or not 0 <= back < table.steps:
        raise RequestError("nothing_to_undo")
    if undo.chance_since(table, back) or undo.showed_more(table, back):
        raise RequestError("chance_shown")
    return back


def answer(table: Table, seat: int, yes: bool, by: str, request: str) -> list[Entry]:
    own(table, seat, by)
    asked = table.wish
    if asked is None or seat not in asked.waiting:
        raise RequestError("nothing_asked")
    said = Answered(seat, yes, by, request)
    if yes and not answered(table, asked, seat):
        return [said, granted(asked, table.holders[asked.seat].player)]
    return [said]


def concede(table: Table, seat: int, by: str, request: str) -> list[Entry]:
    own(table, seat, by)
    if table.status != "paused":
        playing(table)
    return [Conceded(seat, by, request)]


def say(table: Table, text: str, by: str, name: str, request: str) -> list[Entry]:
    """Chat; `@name` calls somebody who sits here."""
    spoken = text.casefold()
    called = [holder.player for holder in table.holders if holder.player and f"@{holder.name}".casefold() in spoken]
    return [Said(text, name, tuple(dict.fromkeys(called)), by, request)]
