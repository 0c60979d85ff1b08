"""Somebody who is gone leaves a table: the account was deleted, or the guest is an account now."""

from __future__ import annotations

import contextlib

from won.server.live.standing_orders import Left
from won.server.live.table import LiveTable
from won.tables import commands, seating
from won.tables.drafts import Draft
from won.tables.entries import Ended
from won.tables.errors import RequestError
from won.tables.policy import Viewer
from won.tables.table import Table


async def leave_if_gone(live: LiveTable, player: str) -> None:
    """For somebody who has just sat down: raises where they were deleted meanwhile.

    Whoever deletes them looks for their tables afterwards: one of the two sees the other, at whichever process.
    """
    if await live.services.store.player(player) is None:
        await leave_for_good(live, player)
        raise RequestError("no_player")


async def leave_for_good(live: LiveTable, player: str) -> None:
    """Seats of a running game are given up, a table that has not begun is left or closed."""
    no_orders: Left = {seat: [] for seat in live.table.seats_of(player)}
    with contextlib.suppress(RequestError):  # somebody else may have ended it meanwhile
        await live.journal.change(lambda table: _left(table, live.host, player), orders=no_orders)


def _left(table: Table, host: str, player: str) -> list[Draft]:
    if table.status == "open":
        if host == player:
            return seating.close(table, Viewer(player, host))
        return [draft for seat in table.seats_of(player) for draft in seating.leave(table, seat, Viewer(player, host))]
    if table.status in ("over", "ended"):
        return []
    if table.players == {player}:
        return [Ended("abandoned")]  # nobody else is there but bots
    seats = [seat for seat in table.seats_of(player) if not table.holders[seat].conceded]
    return [draft for seat in seats for draft in commands.concede(table, seat, player, "")]
