"""What players report to the operators: a person, or one line of a chat with a copy of the lines around it.

The copy stays as it was, whatever happens to the table.
"""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from won.server.accounts import clubs
from won.server.accounts.keys import PLAYER, new_id
from won.server.storage import people as stored_people
from won.server.storage.people_schema import reports
from won.server.storage.rows import row_from
from won.server.storage.schema import journal, players, tables
from won.tables.entries import Said
from won.tables.errors import RequestError

BEFORE: Final = 12  # lines of the chat copied before the one that is reported
AFTER: Final = 4
OPEN: Final = 50  # reports of one person that operators have not closed
LISTED: Final = 200


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """Of a chat; `reported`: the one that the report is about."""

    at: int
    by: str
    name: str
    text: str
    reported: bool = False


class Report(msgspec.Struct, frozen=True):
    id: str
    made_at: int
    by: str
    by_name: str
    player: str
    name: str
    table: str
    title: str  # of the table, or the name of the club
    text: str
    context: tuple[Line, ...]
    closed_at: int | None
    club: str = ""


class _Context(msgspec.Struct, frozen=True):
    name: str  # of the person, when it was reported
    title: str
    lines: tuple[Line, ...]


class About(msgspec.Struct, frozen=True):
    """A person, one line of a chat, or a club of the one who reports."""

    player: str = ""
    table: str = ""
    sequence: int | None = None
    club: str = ""


def add(db: Connection, by: str, about: About, text: str, now: int) -> str:
    """The id of the report; one about a line is about whoever wrote it, one about a club about its founder."""
    player, table, sequence = about.player, about.table, about.sequence
    own = select(func.count()).where(reports.c.by_id == by, reports.c.closed_at.is_(None))
    if db.execute(own).scalar_one() >= OPEN:
        raise RequestError("too_many_reports", most=OPEN)
    lines: tuple[Line, ...] = ()
    if sequence is not None:
        player, lines = _around(db, table, sequence)
    club = clubs.seen_by(db, about.club, by) if about.club else None
    player = stored_people.present(db, club.founder if club else player)
    person = db.execute(select(players.c.name).where(players.c.id == player)).first()
    if person is None or player == by:
        raise RequestError("no_player", field="$.player")
    title = db.execute(select(tables.c.setup).where(tables.c.id == table)).scalar()
    named = msgspec.json.decode(title).get("title", "") if title else club.name if club else ""
    context = msgspec.json.encode(_Context(person.name, named, lines)).decode()
    row = {"id": new_id(PLAYER), "made_at": now, "by_id": by, "player_id": player, "table_id": table}
    row |= {"sequence": sequence, "text": text, "context": context, "club_id": about.club}
    db.execute(insert(reports), row)
    return str(row["id"])


def _around(db: Connection, table: str, sequence: int) -> tuple[str, tuple[Line, ...]]:
    """Who wrote the line, and the lines of the chat around it."""
    messages = select(journal.c.sequence, journal.c.at, journal.c.entry)
    messages = messages.where(journal.c.table_id == table, journal.c.entry.startswith('{"kind":"said"'))
    before = messages.where(journal.c.sequence <= sequence).order_by(journal.c.sequence.desc()).limit(BEFORE + 1)
    after = messages.where(journal.c.sequence > sequence).order_by(journal.c.sequence).limit(AFTER)
    rows = [row_from(row) for row in [*reversed(db.execute(before).all()), *db.execute(after).all()]]
    lines = [
        Line(row.at, row.entry.by, row.entry.name, row.entry.text, row.sequence == sequence)
        for row in rows
        if isinstance(row.entry, Said)
    ]
    author = next((line.by for line in lines if line.reported), None)
    if author is None:
        raise RequestError("no_line", field="$.sequence")
    return author, tuple(lines)


def listed(db: Connection, closed: bool) -> list[Report]:
    """The reports that wait, the oldest first; or those that were closed, the latest first."""
    reporter = players.alias()
    query = select(reports, reporter.c.name.label("by_name")).outerjoin(reporter, reporter.c.id == reports.c.by_id)
    if closed:
        query = query.where(reports.c.closed_at.is_not(None)).order_by(reports.c.closed_at.desc(), reports.c.id)
    else:
        query = query.where(reports.c.closed_at.is_(None)).order_by(reports.c.made_at, reports.c.id)
    lines = []
    for row in db.execute(query.limit(LISTED)):
        context = msgspec.json.decode(row.context, type=_Context)
        lines.append(
            Report(
                row.id, row.made_at, row.by_id, row.by_name or "", row.player_id, context.name, row.table_id,
                context.title, row.text, context.lines, row.closed_at, row.club_id,
            )
        )  # fmt: skip
    return lines


def close(db: Connection, report: str, now: int) -> bool:
    waiting = update(reports).where(reports.c.id == report, reports.c.closed_at.is_(None))
    return db.execute(waiting.values(closed_at=now)).rowcount > 0
