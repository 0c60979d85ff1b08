"""A player leaves for good: finished games stay without the name, everything else that is theirs goes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from sqlalchemy import Connection, Table, and_, delete, or_, select, update

from won.server.accounts import clubs
from won.server.live.hub import Hub
from won.server.live.leaving import leave_for_good
from won.server.live.several import fetched
from won.server.storage import Person, erasure
from won.server.storage.club_members import clubs_of
from won.server.storage.event_schema import daily_entries, ladder, seeks, tournament_entrants, tournaments
from won.server.storage.learning_schema import puzzle_attempts
from won.server.storage.people_schema import blocks, mutes, one_time_tokens, reports
from won.server.storage.schema import channels, notes, players, ratings, results
from won.server.storage.social_schema import friend_settings, friends, presence, table_invites
from won.server.storage.store import Store

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
    async with hub.processes.leaving(person.id):
        await _delete_player(hub, store, person)


async def _delete_player(hub: Hub, store: Store, person: Person) -> None:
    await hub.key_changed(person.id)
    played = await store.database.read(lambda db: erasure.tables_of(db, person.id))
    guests = await store.database.read(lambda db: erasure.guests_of(db, person.id))
    async for live in fetched(hub, played):
        await leave_for_good(live, person.id)
    await store.database.write(lambda db: _delete(db, person.id, played))
    late = await store.database.read(lambda db: erasure.tables_of(db, person.id))
    async for live in fetched(hub, late):  # where they sat down meanwhile
        await leave_for_good(live, person.id)
    played = sorted({*played, *late})
    for table in played:
        await hub.reload(table)
    await store.database.write(lambda db: _forget_names(db, person.id, played))  # a bot may have acted meanwhile
    hub.services.background(_forget_chats(hub, store, person.id, guests), "")


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
    """What the player wrote or asked for as an onlooker, as a guest too."""
    await store.database.write(lambda db: _delete(db, player, []))  # what was written meanwhile
    written = await store.database.read(lambda db: erasure.chats_of(db, (player, *guests)))
    for table in written:
        await store.database.write(partial(erasure.forget_name, table=table, player=player, guests=guests))
        await hub.reload(table)
