"""A guest signs in to an account: seats, games, notes and results of the guest become the account's."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Table, and_, delete, exists, or_, select, union, update

from won.server.live.hub import Hub
from won.server.live.several import fetched
from won.server.storage import Person, people
from won.server.storage.event_schema import daily_entries, ladder, seeks, tournament_entrants, tournaments
from won.server.storage.learning_schema import puzzle_attempts
from won.server.storage.people_schema import blocks, former_guests, mutes, reports
from won.server.storage.schema import channels, notes, players, ratings, results, sittings, tables
from won.server.storage.social_schema import club_members, clubs, friend_settings, friends, presence, table_invites
from won.server.storage.store import Store
from won.server.storage.upsert import put

# The tables with a player in their key, and the rest of that key: what the account has already is left alone.
_KEYED: Final[tuple[tuple[Table, tuple[str, ...]], ...]] = (
    (notes, ("table_id",)),
    (results, ("table_id",)),
    (ratings, ("game", "edition")),
    (mutes, ("table_id", "muted_id")),
    (blocks, ("blocked_id",)),
    (puzzle_attempts, ("puzzle",)),
    (ladder, ("game", "edition")),
    (daily_entries, ("day", "game")),
    (seeks, ()),
    (friends, ("other_id",)),
    (friend_settings, ()),
    (presence, ()),
    (table_invites, ("table_id",)),
    (club_members, ("club_id",)),
)
# The columns that name somebody else than the owner of the row, in tables of pairs, and the rest of their key.
_OTHERS: Final[tuple[tuple[Table, str, tuple[str, ...]], ...]] = (
    (blocks, "blocked_id", ()),
    (friends, "other_id", ()),
    (mutes, "muted_id", ("table_id",)),
)
# Columns outside every key: they are simply changed.
_PLAIN: Final[tuple[tuple[Table, str], ...]] = (
    (channels, "player_id"),
    (reports, "by_id"),
    (reports, "player_id"),
    (tournaments, "host"),
    (tournament_entrants, "player_id"),
    (clubs, "founder"),
    (table_invites, "by_id"),
)


async def merge_guest(hub: Hub, store: Store, guest: Person, account: Person) -> None:
    """The guest is gone afterwards; an account is never merged into another."""
    if guest.account or guest.id == account.id:
        return
    async with hub.processes.leaving(guest.id):
        await _merge_guest(hub, store, guest, account)


async def _merge_guest(hub: Hub, store: Store, guest: Person, account: Person) -> None:
    await hub.key_changed(guest.id)
    await _merge_seats(hub, store, guest, account)
    avoiding = await store.database.read(lambda db: _avoiding(db, guest.id))
    hosted = await store.database.write(lambda db: _move(db, guest.id, account.id))
    await _merge_seats(hub, store, guest, account)  # where the guest has sat down meanwhile
    await hub.processes.unwanted_changed(account.id, *avoiding)
    for table in hosted:
        await hub.reload(table)


async def _merge_seats(hub: Hub, store: Store, guest: Person, account: Person) -> None:
    async for live in fetched(hub, await store.database.read(lambda db: _tables_of(db, guest.id))):
        await live.seats.merge(guest.id, account.id, account.name)


def _tables_of(db: Connection, player: str) -> list[str]:
    return list(db.execute(select(sittings.c.table_id).where(sittings.c.player_id == player)).scalars())


def _avoiding(db: Connection, player: str) -> list[str]:
    """Those who do not read that player’s chat, or whose chat the player does not read, at some table."""
    blocking = select(blocks.c.player_id).where(blocks.c.blocked_id == player)
    blocked = select(blocks.c.blocked_id).where(blocks.c.player_id == player)
    muting = select(mutes.c.player_id).where(mutes.c.muted_id == player)
    return list(db.execute(union(blocking, blocked, muting)).scalars())


def _move(db: Connection, guest: str, account: str) -> list[str]:
    """Everything but the journals; the tables that the guest was host of."""
    hosted = list(db.execute(select(tables.c.id).where(tables.c.host == guest)).scalars())
    db.execute(update(tables).where(tables.c.host == guest).values(host=account))
    _enter_once(db, guest, account)
    for table, name in _PLAIN:
        db.execute(update(table).where(table.c[name] == guest).values({name: account}))
    for table, rest in _KEYED:
        other = table.alias()
        has_one = exists().where(other.c.player_id == account, *_same(table, other, rest))
        db.execute(update(table).where(table.c.player_id == guest, ~has_one).values(player_id=account))
        db.execute(delete(table).where(table.c.player_id == guest))
    for table, name, rest in _OTHERS:
        other = table.alias()
        known = exists().where(
            other.c.player_id == table.c.player_id, other.c[name] == account, *_same(table, other, rest)
        )
        about = table.c[name] == guest
        db.execute(update(table).where(about, ~known).values({name: account}))
        db.execute(delete(table).where(or_(about, and_(table.c.player_id == account, table.c[name] == account))))
    people.forget_links(db, guest)
    put(db, former_guests, {"guest_id": guest}, {"player_id": account})
    db.execute(delete(players).where(players.c.id == guest))
    return hosted


def _enter_once(db: Connection, guest: str, account: str) -> None:
    """Nobody plays a tournament twice: the guest who is in one with the account plays no further round of it."""
    rows, other, status = tournament_entrants, tournament_entrants.alias(), tournaments.c.status
    both = select(rows.c.tournament_id, rows.c.withdrawn).join(other, other.c.tournament_id == rows.c.tournament_id)
    both = both.join(tournaments, tournaments.c.id == rows.c.tournament_id).add_columns(status)
    for row in db.execute(both.where(rows.c.player_id == guest, other.c.player_id == account)).all():
        entered = [and_(rows.c.tournament_id == row.tournament_id, rows.c.player_id == who) for who in (guest, account)]
        if row.status != "open":
            db.execute(update(rows).where(entered[0]).values(withdrawn=True))
            continue
        db.execute(delete(rows).where(entered[0]))
        if row.withdrawn:  # sent away by the host
            db.execute(update(rows).where(entered[1]).values(withdrawn=True))


def _same(table: Table, other: Any, names: tuple[str, ...]) -> list[Any]:
    return [other.c[name] == table.c[name] for name in names]
