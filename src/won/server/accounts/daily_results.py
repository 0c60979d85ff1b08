"""The results of the daily table: of each player the first try, if it was played to its end that day and by hand."""

from __future__ import annotations

from typing import Final, Literal

from sqlalchemy import Connection, exists, select, update

from won.server.accounts.standings import standings
from won.server.storage import TableRow
from won.server.storage.event_schema import daily_entries
from won.server.storage.schema import journal

# `late`: finished after the day; `helped`: the program has played a part of it; `ended`: given up.
State = Literal["playing", "counted", "late", "helped", "ended"]
_HELP: Final = ('"how":"caretaker"', '"how":"clock"')


def settle(db: Connection, table: TableRow) -> None:
    """Note the result of a finished table."""
    ranked = standings(table, ())
    if not ranked:
        return
    own = ranked[0]
    values = {"state": _state(db, table), "finished_at": table.changed_at, "score": own.score, "place": own.place}
    db.execute(update(daily_entries).where(daily_entries.c.table_id == table.id).values(values))


def _state(db: Connection, table: TableRow) -> State:
    if table.status != "over" or any(holder.conceded for holder in table.seats):
        return "ended"
    if table.changed_at >= table.setup.sealed_until:
        return "late"
    return "helped" if helped(db, table) else "counted"


def helped(db: Connection, table: TableRow) -> bool:
    """Whether the program has acted for the person, who may have gone away in between."""
    acted = journal.c.entry.startswith('{"kind":"acted"')
    for how in _HELP:
        rows = select(journal.c.sequence).where(journal.c.table_id == table.id, acted, journal.c.entry.contains(how))
        if db.execute(select(exists(rows))).scalar():
            return True
    return False
