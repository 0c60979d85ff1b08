"""A player leaves for good: finished games stay without the name, everything else that is theirs goes."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import partial
from typing import Final

from sqlalchemy import Connection, Table, and_, delete, or_, select, update

from won.server.accounts import clubs
from won.server.live.hub import Hub
from won.server.live.standing_orders import Left
from won.server.live.table import LiveTable
from won.server.storage import Person, erasure
from won.server.storage.club_members import clubs_of
from won.server.storage.event_schema import daily_entries, ladder, seeks, tournament_entrants, tournaments
from won.server.storage.learning_schema import puzzle_attempts
from won.server.storage.people_schema import blocks, mutes, one_time_tokens, reports
from won.server.storage.schema import channels, notes, players, ratings, results
from won.server.storage.social_schema import friend_settings, friends, presence, table_invites
from won.server.storage.store import Store
from won.tables import commands, seating
from won.tables.drafts import Draft
from won.tables.entries import Ended
from won.tables.errors import RequestError
from won.tables.policy import Viewer
from won.tables.table import Table as Seats

_OWN: Final[tuple[Table, ...]] = (
    one_time_tokens,
    channels,
    notes,
    ratings,
    results,
    mutes,
    puzzle_attempts,
    ladder,
    daily_entries,
    seeks,
    friends,
    friend_settings,
    presence,
    table_invites,
)


async def delete_player(hub: Hub, store: Store, person: Person) -> None:
    """Seats of running games are given up, tables that have not begun are left or closed."""
    await hub.key_changed(person.id)
    played = await store.database.read(lambda db: erasure.tables_of(db, person.id))
    guests = await store.database.read(lambda db: erasure.guests_of(db, person.id))
    for table in played:
        live = await hub.fetch(table)
        await _leave(live, person.id)
    await store.database.write(lambda db: _delete(db, person.id, played))
    for table in played:
        await hub.reload(table)
    await store.database.write(lambda db: _forget_names(db, person.id, played))  # a bot may have acted meanwhile
    hub.services.background(_forget_chats(hub, store, person.id, guests), "")


async def _leave(live: LiveTable, player: str) -> None:
    no_orders: Left = {seat: [] for seat in live.table.seats_of(player)}
    with contextlib.suppress(RequestError):  # somebody else may have ended it meanwhile
        await live.journal.change(lambda table: _left(table, live.host, player), orders=no_orders)


def _left(table: Seats, host: str, player: str) -> list[Draft]:
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


def _forget_names(db: Connection, player: str, played: list[str]) -> None:
    for table in played:
        erasure.forget_name(db, table, player)


def _delete(db: Connection, player: str, played: list[str]) -> None:
    """In one transaction: either everything is gone or nothing."""
    _forget_names(db, player, played)
    for own in _OWN:
        db.execute(delete(own).where(own.c.player_id == player))
    _leave_tournaments(db, player)
    for club in clubs_of(db, player):
        clubs.leave(db, club, player)
    db.execute(delete(friends).where(friends.c.other_id == player))
    db.execute(delete(table_invites).where(table_invites.c.by_id == player))
    db.execute(delete(reports).where(reports.c.by_id == player))
    db.execute(delete(mutes).where(mutes.c.muted_id == player))
    db.execute(delete(blocks).where(or_(blocks.c.player_id == player, blocks.c.blocked_id == player)))
    db.execute(delete(players).where(players.c.id == player))  # with the account, its devices, passkeys and address


def _leave_tournaments(db: Connection, player: str) -> None:
    """Results of tournaments stay without the name; nobody is left to begin those that wait for their host."""
    entrants = tournament_entrants
    opened = select(tournaments.c.id).where(tournaments.c.status == "open")
    db.execute(delete(entrants).where(entrants.c.player_id == player, entrants.c.tournament_id.in_(opened)))
    numbers = select(entrants.c.tournament_id, entrants.c.number).where(entrants.c.player_id == player)
    for tournament, number in db.execute(numbers).all():
        own = and_(entrants.c.tournament_id == tournament, entrants.c.number == number)
        db.execute(update(entrants).where(own).values(name=erasure.placeholder(number - 1), withdrawn=True))
    waiting = and_(tournaments.c.host == player, tournaments.c.status == "open")
    db.execute(update(tournaments).where(waiting).values(status="cancelled"))


async def _forget_chats(hub: Hub, store: Store, player: str, guests: Sequence[str]) -> None:
    """What the player wrote or asked for as an onlooker, as a guest too; the journal is searched beside all else."""
    for table in await store.database.read(lambda db: erasure.chats_of(db, (player, *guests))):
        await store.database.write(partial(erasure.forget_name, table=table, player=player, guests=guests))
        await hub.reload(table)
