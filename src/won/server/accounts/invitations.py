"""Invitations to a table: links that its host hands out. Sending somebody away makes the earlier ones worthless."""

from __future__ import annotations

from won.server.accounts.keys import same, token
from won.server.operations.times import now
from won.server.storage import TableStore
from won.tables.table import Table


def invitation(secret: str, table_id: str, table: Table, seat: int | None = None) -> str:
    """To one seat of a table, or to any."""
    about: list[str | int] = ["invite", table_id, "any" if seat is None else seat]
    if table.removed:
        about.append(len(table.removed))
    return token(secret, *about)


def invited(secret: str, table_id: str, table: Table, seat: int | None, shown: str) -> bool:
    """Whether that is an invitation to the table or the seat."""
    return same(invitation(secret, table_id, table), shown) | same(invitation(secret, table_id, table, seat), shown)


async def may_enter(store: TableStore, table_id: str, table: Table, player: str, shown: str) -> bool:
    """Whether a private table is open to somebody without a seat: by an invitation, or as a member of its club."""
    if may_look(await store.secret(), table_id, table, shown):
        return True
    return await store.in_club(table.setup.club, player)


def may_look(secret: str, table_id: str, table: Table, shown: str) -> bool:
    """Whether that is an invitation to the table or to any seat of it; a game of an earlier day is open to all."""
    if 0 < table.setup.sealed_until <= now() and table.status in ("over", "ended"):
        return True
    return bool(shown) and any(invited(secret, table_id, table, seat, shown) for seat in range(table.setup.players))
