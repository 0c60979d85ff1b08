"""The bot that acts for a person who is away, gave up or ran out of time."""

from __future__ import annotations

from won.players import bots_for
from won.tables.entries import Sat
from won.tables.table import Table


def caretaker(game: str) -> str:
    """Its level: the same whoever asks for it, and never one that somebody chose for another."""
    return "merchant" if "merchant" in bots_for(game) else "clerk"


def stand_in(table: Table, seat: int, by: str = "") -> Sat:
    """The caretaker acts for the holder of a seat; `by` is nobody where the table's clock decided it."""
    holder = table.holders[seat]
    return Sat(seat, holder.player, holder.name, holder.nation, "", caretaker(table.setup.game), by)


def come_back(table: Table, seat: int) -> Sat:
    holder = table.holders[seat]
    return Sat(seat, holder.player, holder.name, holder.nation, by=holder.player)
