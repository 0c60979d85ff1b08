"""Names of players: shown at their tables, and nobody's but the account's that has one."""

from __future__ import annotations

from typing import Final

from won.server.context import Context
from won.server.live.several import fetched
from won.server.live.table import LiveTable
from won.server.storage import Filter
from won.server.wire.http.endpoint import Call
from won.tables.errors import RequestError
from won.tables.table import Status

_RENAMED: Final = 20  # tables that show a new name at once
GOING_ON: Final[tuple[Status, ...]] = ("open", "playing", "paused")


async def rename(context: Context, player: str, name: str) -> None:
    """Store the name and show it at the player's tables."""
    await context.store.rename(player, name)
    await context.hub.processes.name_changed(player, name)
    going_on = Filter(status=GOING_ON, player=player, limit=_RENAMED)
    rows = await context.store.tables(going_on)
    async for live in fetched(context.hub, [row.id for row in rows]):
        await live.seats.rename(player, name)


async def check_own(call: Call, name: str, field: str = "$.name") -> str:
    """The name for a seat; raises where it is that of somebody else's account."""
    if await call.context.store.name_owner(name) not in ("", call.player.id):
        raise RequestError("account_name", name=name, field=field)
    return name


async def give_back_names(context: Context, live: LiveTable) -> None:
    """Whoever sits there by the name of somebody else's account gets their own, or a number behind it."""
    for seat, holder in enumerate(live.table.holders):
        owner = await context.store.name_owner(holder.name) if holder.player else ""
        person = await context.store.player(holder.player) if owner not in ("", holder.player) else None
        if person is not None:
            await live.seats.give_back_name(seat, holder.name, person.name)
