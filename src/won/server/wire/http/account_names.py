"""Names of accounts: nobody else goes by one, also not whoever did before it was an account's."""

from __future__ import annotations

from contextlib import suppress

from won.server.context import Context
from won.server.events import entrants
from won.server.live.several import fetched
from won.server.storage import Filter, Person
from won.server.storage.listing import naming, readable
from won.server.wire.http.naming import GOING_ON, give_back_names
from won.tables import limits
from won.tables.errors import RequestError
from won.tables.names import same_name


async def take_from_guests(context: Context, account: Person) -> None:
    """Whoever went by the name before it was that of an account gets another, also at tables and in tournaments."""
    number = 2
    guests = await context.store.guests_named(account.name, account.id)
    for guest in guests:
        while await context.store.name_owner(_numbered(account.name, number)):
            number += 1
        await _rename_guest(context, guest.id, _numbered(account.name, number))
        number += 1
    tables = dict.fromkeys(await _tables_naming(context, account.name))
    for guest in guests:
        rows = await context.store.tables(Filter(status=GOING_ON, player=guest.id, limit=limits.TABLES))
        tables |= dict.fromkeys(row.id for row in rows)
    async for live in fetched(context.hub, tables):
        with suppress(RequestError):  # it is being moved
            await give_back_names(context, live)


async def _tables_naming(context: Context, name: str) -> list[str]:
    """Where a person sits by that name. Bots are left out: to look at every table that has a `Merchant` takes long."""
    rows = await context.database_store.database.read(lambda db: db.execute(naming(name)).all())
    return [row.id for row in readable(rows) if any(seat.player and same_name(seat.name, name) for seat in row.seats)]


async def _rename_guest(context: Context, guest: str, name: str) -> None:
    await context.store.rename(guest, name)
    await context.hub.processes.name_changed(guest, name)
    await context.database_store.database.write(lambda db: entrants.rename(db, guest, name))


def _numbered(name: str, number: int) -> str:
    end = f" {number}"
    return name[: limits.NAME - len(end)] + end
