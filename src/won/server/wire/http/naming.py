"""Names of players: shown at their tables, and nobody's but the account's that has one."""

from __future__ import annotations

from typing import Final

from won.server.context import Context
from won.server.storage import Filter, Person
from won.server.wire.http.endpoint import Call
from won.tables import limits
from won.tables.errors import RequestError

_RENAMED: Final = 20  # tables that show a new name at once


async def rename(context: Context, player: str, name: str) -> None:
    """Store the name and show it at the player's tables."""
    await context.store.rename(player, name)
    going_on = Filter(status=("open", "playing", "paused"), player=player, limit=_RENAMED)
    for row in await context.store.tables(going_on):
        live = await context.hub.fetch(row.id)
        await live.seats.rename(player, name)


async def check_own(call: Call, name: str, field: str = "$.name") -> str:
    """The name for a seat; raises where it is that of somebody else's account."""
    if await call.context.store.name_owner(name) not in ("", call.player.id):
        raise RequestError("account_name", name=name, field=field)
    return name


async def take_from_guests(context: Context, account: Person) -> None:
    """Guests who carried the name before it was that of an account get a number behind it."""
    number = 2
    for guest in await context.store.guests_named(account.name, account.id):
        while await context.store.name_owner(_numbered(account.name, number)):
            number += 1
        await rename(context, guest.id, _numbered(account.name, number))
        number += 1


def _numbered(name: str, number: int) -> str:
    end = f" {number}"
    return name[: limits.NAME - len(end)] + end
