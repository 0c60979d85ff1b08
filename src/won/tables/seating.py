"""Sitting down, getting up and starting: the drafts for each, or a `RequestError`."""

from __future__ import annotations

from won.core.chance import source
from won.core.record import RecordError
from won.players import bots_for, make_bot
from won.tables.drafts import Draft
from won.tables.entries import Ended, Sat, Started
from won.tables.errors import RequestError
from won.tables.seats import Holder
from won.tables.table import Table


def caretaker(game: str) -> str:
    """The bot that acts for a person who is away, conceded or ran out of time."""
    return "merchant" if "merchant" in bots_for(game) else "clerk"


def level(game: str, name: str) -> str:
    """The level, if it is a bot of this game."""
    try:
        make_bot(name, 0)
    except (KeyError, ValueError):
        raise RequestError("no_bot", found=name) from None
    if name.partition(":")[0] not in bots_for(game):
        raise RequestError("no_bot", found=name)
    return name


def _check_open(table: Table) -> None:
    if table.status != "open":
        raise RequestError("started")


def _holder(table: Table, seat: int) -> Holder:
    if not 0 <= seat < table.setup.players:
        raise RequestError("no_seat", found=seat)
    return table.holders[seat]


def free_seat(table: Table, seat: int | None) -> int:
    """That seat, or the first free one."""
    if seat is None:
        for number, holder in enumerate(table.holders):
            if holder.free:
                return number
        raise RequestError("full")
    if not _holder(table, seat).free:
        raise RequestError("seat_taken", seat=seat)
    return seat


def sit(table: Table, seat: int | None, player: str, name: str, nation: str, by: str) -> list[Sat]:
    """A person takes a free seat, or changes name and nation on their own."""
    _check_open(table)
    if seat is None or _holder(table, seat).player != player:
        seat = free_seat(table, seat)
    return [Sat(seat, player, name, _nation(table, seat, nation), by=by)]


def _nation(table: Table, seat: int, nation: str) -> str:
    if nation and any(holder.nation == nation for other, holder in enumerate(table.holders) if other != seat):
        raise RequestError("nation_taken", nation=nation)
    return nation


def put_bot(table: Table, seat: int | None, name: str, nation: str, by: str) -> list[Sat]:
    """A bot in a free seat, or another in place of one."""
    _check_open(table)
    if seat is None or not _holder(table, seat).bot:
        seat = free_seat(table, seat)
    chosen = level(table.setup.game, name)
    return [Sat(seat, "", chosen.partition(":")[0], _nation(table, seat, nation), chosen, by=by)]


def leave(table: Table, seat: int, by: str, host: str) -> list[Draft]:
    """Before the start the seat is free again; afterwards a bot minds it until the person returns."""
    holder = _holder(table, seat)
    if by not in (holder.player, host):
        raise RequestError("not_yours", seat=seat)
    if table.status == "open":
        return [] if holder.free else [Sat(seat, by=by)]
    if by != holder.player:
        raise RequestError("not_yours", seat=seat)
    return mind(table, seat, caretaker(table.setup.game), by, host)


def mind(table: Table, seat: int, name: str, by: str, host: str) -> list[Draft]:
    """A bot acts for a person who is away. Any player or the host may add it; only the person removes it."""
    holder = _holder(table, seat)
    if table.status not in ("playing", "paused"):
        raise RequestError("not_started" if table.status == "open" else "over")
    if not holder.has_say:
        raise RequestError("nobody_to_mind", seat=seat)
    if by != holder.player and (not name or (by != host and not table.seats_of(by))):
        raise RequestError("not_yours", seat=seat)
    minder = level(table.setup.game, name) if name else ""
    return [Sat(seat, holder.player, holder.name, holder.nation, "", minder, by)] if minder != holder.minder else []


def take_over(table: Table, seat: int, player: str, name: str, by: str) -> list[Draft]:
    """During play a person takes the seat of a bot, or of somebody who gave up."""
    holder = _holder(table, seat)
    if table.status not in ("playing", "paused"):
        raise RequestError("not_started" if table.status == "open" else "over")
    if holder.has_say:
        raise RequestError("seat_taken", seat=seat)
    return [Sat(seat, player, name, holder.nation, by=by)]


def rename(table: Table, player: str, name: str) -> list[Draft]:
    return [
        Sat(seat, player, name, holder.nation, "", holder.minder, player)
        for seat, holder in enumerate(table.holders)
        if player and holder.player == player and holder.name != name and table.status not in ("over", "ended")
    ]


def start(table: Table, seed: str, by: str, host: str) -> list[Draft]:
    """Once every seat is taken: by the host, or by any player if the host has no seat."""
    _check_open(table)
    if by != host and (not table.seats_of(by) or table.seats_of(host)):
        raise RequestError("not_host")
    free = [seat for seat, holder in enumerate(table.holders) if holder.free]
    if free:
        raise RequestError("seats_free", seats=free)
    chance = table.rules.draw_chance(table.setup.players, source(f"{seed}/chance").random)
    try:
        table.rules.new(table.setup.edition, table.names, chance, table.setup.options)
    except RecordError as error:
        raise RequestError("bad_setup", problem=error.problem, place=error.place, **error.about) from error
    return [Started(chance, by, table.rules.FACTS.revision)]


def close(table: Table, by: str, host: str) -> list[Draft]:
    """The host gives up a table that has not started."""
    _check_open(table)
    if by != host:
        raise RequestError("not_host")
    return [Ended("abandoned")]
