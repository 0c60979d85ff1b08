"""What a person, or something that acts for a seat, asks for: the drafts that do it, or a `RequestError`."""

from __future__ import annotations

from typing import Any

import msgspec

from won.core.chance import source
from won.core.game import Game
from won.tables import undo
from won.tables.consent import answered, granted, needed
from won.tables.deadlines import time_to_answer
from won.tables.drafts import Draft, Move
from won.tables.entries import Acted, Answered, Asked, Conceded, How, Matter, Said
from won.tables.errors import RequestError
from won.tables.table import Table, Wish, written


def playing(table: Table) -> Game:
    """The game in play; raises where nothing can be done in it now."""
    if table.game is None:
        raise RequestError("not_started")
    if table.status != "playing":
        raise RequestError("paused" if table.status == "paused" else "over")
    return table.game


def own(table: Table, seat: int, player: str) -> None:
    """Raises where the player does not hold the seat."""
    if not 0 <= seat < table.setup.players:
        raise RequestError("no_seat", found=seat)
    if not player or table.holders[seat].player != player:
        raise RequestError("not_yours", seat=seat)
    if table.holders[seat].conceded:
        raise RequestError("conceded", seat=seat)


def act(
    table: Table, seed: str, seat: int, raw: dict[str, Any], by: str, request: str, at: int, after: int | None = None
) -> list[Draft]:
    """An action by hand."""
    own(table, seat, by)
    game = playing(table)
    if after is not None and table.touched[seat] > after:
        raise RequestError("stale", after=after, now=table.sequence)
    action = read(table, raw)
    _leave_time(table, game, action, at)
    return [acted(table, seed, seat, action, "hand", by, request)]


def _leave_time(table: Table, game: Game, action: Any, at: int) -> None:
    """Raises where an action comes so soon after its notice that those asked had no time to answer."""
    notice = game.notice_of(action)
    if notice is not None:
        left = table.action_log[notice].at + time_to_answer(table.setup.clock) - at
        if left > 0:
            raise RequestError("too_soon", seconds=-(-left // 1000))


def read(table: Table, raw: dict[str, Any]) -> Any:
    """The action that a client wrote."""
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
) -> Move:
    """The action with what chance adds to it. The fold checks it against the rules."""
    game = playing(table)
    complete = game.with_chance(game.without_chance(action), source(f"{seed}/{game.steps}").random)
    return Move(Acted(seat, written(complete), how, by, request, reason), complete)


def wish(table: Table, seat: int, matter: Matter, step: int | None, by: str, request: str, at: int) -> list[Draft]:
    """What nobody else must agree to is done at once; else the others are asked."""
    own(table, seat, by)
    if matter == "resume":
        if table.status != "paused":
            raise RequestError("not_paused")
    elif matter != "end" or table.status != "paused":
        playing(table)
    back = _undo_step(table, seat, step) if matter == "undo" else 0
    waiting = needed(table, seat, matter, back, at)
    if waiting:
        return [Asked(matter, seat, back, by, request)]
    return [granted(Wish(matter, seat, waiting, back), by, request)]


def _undo_step(table: Table, seat: int, step: int | None) -> int:
    """The step to go back to; never across what chance, or somebody's secret, has shown."""
    player = table.holders[seat].player
    back = undo.last_own(table, player, seat) if step is None else step
    if back is None or not 0 <= back < table.steps:
        raise RequestError("nothing_to_undo")
    if undo.chance_since(table, back) or undo.revealed_since(table, back):
        raise RequestError("chance_shown")
    return back


def answer(table: Table, seat: int, yes: bool, by: str, request: str) -> list[Draft]:
    own(table, seat, by)
    open_wish = table.wish
    if open_wish is None or seat not in open_wish.waiting:
        raise RequestError("nothing_asked")
    reply = Answered(seat, yes, by, request)
    if yes and not answered(table, open_wish, seat):
        return [reply, granted(open_wish, table.holders[open_wish.seat].player)]
    return [reply]


def concede(table: Table, seat: int, by: str, request: str) -> list[Draft]:
    own(table, seat, by)
    if table.status != "paused":
        playing(table)
    return [Conceded(seat, by, request)]


def say(table: Table, text: str, by: str, name: str, request: str) -> list[Draft]:
    """Chat; `@name` mentions a player of this table."""
    folded = text.casefold()
    mentions = [holder.player for holder in table.holders if holder.player and f"@{holder.name}".casefold() in folded]
    return [Said(text, name, tuple(dict.fromkeys(mentions)), by, request)]
