"""Takes names and chat out of stored journals. The rows stay, so that every game still folds and replays."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, Select, and_, delete, or_, select, update

from won.server.storage.people_schema import former_guests
from won.server.storage.rows import row_from, table_from, text
from won.server.storage.schema import chat_authors, journal, sittings, snapshots, tables
from won.tables.entries import AnyEntry, Asked, Merged, Removed, Renamed, Row, Said, Sat
from won.tables.seats import Holder

Changed = Callable[[AnyEntry], AnyEntry]
_NAMED: Final = ("sat", "removed", "renamed", "merged", "asked", "said")  # kinds of entries that carry names
_SAID: Final = '{"kind":"said"'


def placeholder(seat: int) -> str:
    """The name of a seat whose holder has deleted the account; no two seats of a table share it."""
    return f"[deleted {seat + 1}]"


def tables_of(db: Connection, player: str) -> list[str]:
    """Where the player sat, or is the host."""
    sat = select(sittings.c.table_id).where(sittings.c.player_id == player)
    hosted = select(tables.c.id).where(tables.c.host == player)
    return sorted({*db.execute(sat).scalars(), *db.execute(hosted).scalars()})


def guests_of(db: Connection, player: str) -> list[str]:
    """The guests that the player was before."""
    return list(db.execute(select(former_guests.c.guest_id).where(former_guests.c.player_id == player)).scalars())


def chats_of(db: Connection, people: Collection[str]) -> list[str]:
    """The tables where one of them has written in the chat or asked for a seat."""
    return list(db.execute(_written_at(people).distinct()).scalars())


def lines_of(db: Connection, people: Collection[str]) -> list[tuple[str, Row]]:
    """What they wrote in the chats of all tables, with the table of each line."""
    by = or_(*(journal.c.entry.contains(f'"by":"{player}"', autoescape=True) for player in people))
    which = and_(journal.c.table_id.in_(_written_at(people)), journal.c.entry.startswith(_SAID), by)
    query = select(journal.c.table_id, journal.c.sequence, journal.c.at, journal.c.entry).where(which)
    rows = db.execute(query.order_by(journal.c.table_id, journal.c.sequence))
    return [(row.table_id, row_from(row)) for row in rows]


def _written_at(people: Collection[str]) -> Select[str]:
    return select(chat_authors.c.table_id).where(chat_authors.c.player_id.in_(sorted(people)))


def forget_name(db: Connection, table: str, player: str, guests: Collection[str] = ()) -> None:
    """At one table: the names that the player had there, and all that the player and those guests wrote in the chat."""
    rows = _rows(db, table, or_(*(journal.c.entry.startswith(f'{{"kind":"{kind}"') for kind in _NAMED)))
    people = {player, *guests}
    for row in reversed(rows):  # the guests that the player was before
        if isinstance(row.entry, Merged) and row.entry.into in people:
            people.add(row.entry.player)
    seat = next((row.entry.seat for row in rows if isinstance(row.entry, Sat) and row.entry.player in people), 0)
    _rewrite(db, table, rows, lambda entry: _without_name(entry, people, seat))
    db.execute(delete(snapshots).where(snapshots.c.table_id == table))
    stored = table_from(db.execute(select(tables).where(tables.c.id == table)).one())
    named = [_nameless(holder, at) if holder.player == player else holder for at, holder in enumerate(stored.seats)]
    db.execute(update(tables).where(tables.c.id == table).values(seats=text(named)))


def forget_chat(db: Connection, table: str) -> None:
    """What everybody wrote at that table."""
    _rewrite(db, table, _rows(db, table, journal.c.entry.startswith(_SAID)), _unsaid)


def _rows(db: Connection, table: str, which: object) -> list[Row]:
    query = select(journal.c.sequence, journal.c.at, journal.c.entry)
    query = query.where(journal.c.table_id == table, which).order_by(journal.c.sequence)  # type: ignore[arg-type]
    return [row_from(row) for row in db.execute(query)]


def _rewrite(db: Connection, table: str, rows: Sequence[Row], changed: Changed) -> None:
    """Snapshots carry names and a digest of the rows, so they are made anew."""
    touched = False
    for row in rows:
        entry = changed(row.entry)
        if entry != row.entry:
            touched = True
            own = and_(journal.c.table_id == table, journal.c.sequence == row.sequence)
            db.execute(update(journal).where(own).values(entry=text(entry)))
    if touched:
        db.execute(delete(snapshots).where(snapshots.c.table_id == table))


def _without_name(entry: AnyEntry, people: set[str], seat: int) -> AnyEntry:
    """`seat`: where they sat first."""
    if isinstance(entry, Sat) and entry.player in people:
        return msgspec.structs.replace(entry, name=placeholder(entry.seat))
    if isinstance(entry, Said) and entry.by in people:
        return _unsaid(entry)
    if isinstance(entry, Removed) and entry.player in people:
        return msgspec.structs.replace(entry, name="")
    if isinstance(entry, Renamed) and entry.by in people:
        return msgspec.structs.replace(entry, name=placeholder(entry.seat), before="")
    if isinstance(entry, Merged) and entry.into in people:
        return msgspec.structs.replace(entry, name=placeholder(seat) if entry.name else "")
    if isinstance(entry, Asked) and entry.by in people:
        return msgspec.structs.replace(entry, name="")
    return entry


def _unsaid(entry: AnyEntry) -> AnyEntry:
    """Who wrote stays, as a public id, so that the fold counts the same lines."""
    return Said("", by=entry.by, id=entry.id) if isinstance(entry, Said) else entry


def _nameless(holder: Holder, seat: int) -> Holder:
    return msgspec.structs.replace(holder, name=placeholder(seat))
