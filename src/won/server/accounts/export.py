"""Everything that the server keeps about one player, to take away."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table, or_, select

from won.server.storage import Person, event_schema, people_schema, social_schema
from won.server.storage import schema as stored
from won.server.storage.erasure import guests_of, lines_of
from won.server.storage.learning_schema import puzzle_attempts

# The rows of these tables with the player's id in that column; keys and secrets are left out.
_OWN: Final[tuple[tuple[str, Table, str, tuple[str, ...]], ...]] = (
    ("account", people_schema.accounts, "player_id", ("made_at",)),
    ("guests", people_schema.former_guests, "player_id", ("guest_id",)),
    ("emails", people_schema.emails, "player_id", ("address", "made_at")),
    ("passkeys", people_schema.passkeys, "player_id", ("id", "name", "made_at", "used_at")),
    ("devices", people_schema.devices, "player_id", ("name", "made_at", "seen_at")),
    ("blocks", people_schema.blocks, "player_id", ("blocked_id", "made_at")),
    ("friends", social_schema.friends, "player_id", ("other_id", "made_at")),
    ("friend_settings", social_schema.friend_settings, "player_id", ("hidden", "closed")),
    ("plays_now", social_schema.presence, "player_id", ("table_id", "seen_at")),
    ("invitations", social_schema.table_invites, "player_id", ("table_id", "by_id", "made_at", "dismissed")),
    ("invited", social_schema.table_invites, "by_id", ("table_id", "player_id", "made_at")),
    ("clubs", social_schema.club_members, "player_id", ("club_id", "joined_at")),
    ("founded", social_schema.clubs, "founder", ("id", "name", "made_at")),
    ("mutes", people_schema.mutes, "player_id", ("table_id", "muted_id")),
    ("reports", people_schema.reports, "by_id", ("made_at", "player_id", "table_id", "sequence", "text", "closed_at")),
    ("channels", stored.channels, "player_id", ("kind", "address", "table_id", "language", "confirmed", "made_at")),
    ("notes", stored.notes, "player_id", ("table_id", "text")),
    ("puzzles", puzzle_attempts, "player_id", ("puzzle", "at", "solved", "rating", "uncertainty")),
    ("ladder", event_schema.ladder, "player_id", ("game", "edition", "rating", "games")),
    (
        "daily",
        event_schema.daily_entries,
        "player_id",
        ("day", "game", "table_id", "made_at", "state", "score", "place"),
    ),
    ("waiting", event_schema.seeks, "player_id", ("game", "players", "pace", "near", "patience", "rating", "made_at")),
    ("tournaments", event_schema.tournament_entrants, "player_id", ("tournament_id", "number", "name", "withdrawn")),
    ("hosted", event_schema.tournaments, "host", ("id", "name", "format", "status", "made_at")),
    ("ratings", stored.ratings, "player_id", ("game", "edition", "mu", "sigma", "games")),
    (
        "results",
        stored.results,
        "player_id",
        ("table_id", "seat", "game", "edition", "players", "place", "score", "conceded", "finished_at", "mu", "sigma"),
    ),
)


def export(db: Connection, person: Person) -> dict[str, Any]:
    """Times are milliseconds since 1970; the record of a finished game is at /api/tables/ID/record."""
    exported: dict[str, Any] = {"id": person.id, "name": person.name, "made_at": person.made_at}
    for name, table, column, columns in _OWN:
        query = select(*(table.c[wanted] for wanted in columns)).where(table.c[column] == person.id)
        exported[name] = [dict(row) for row in db.execute(query).mappings()]
    exported["tables"], exported["orders"] = _tables(db, person.id)
    exported["chat"] = _chat(db, person.id)
    return exported


def _tables(db: Connection, player: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    tables, sittings = stored.tables, stored.sittings
    sat = select(sittings.c.table_id).where(sittings.c.player_id == player)
    query = select(tables).where(or_(tables.c.id.in_(sat), tables.c.host == player)).order_by(tables.c.made_at)
    at_tables = db.execute(select(stored.orders).where(stored.orders.c.table_id.in_(sat)))
    given = {(row.table_id, row.seat): row.orders for row in at_tables}
    exported, orders = [], []
    for row in db.execute(query):
        seats = [at for at, holder in enumerate(msgspec.json.decode(row.seats)) if holder.get("player") == player]
        table = {"id": row.id, "game": row.game, "edition": row.edition, "made_at": row.made_at, "status": row.status}
        exported.append({**table, "host": row.host == player, "seats": seats})
        orders += [
            {"table": row.id, "seat": seat, "orders": msgspec.json.decode(text)}
            for seat in seats
            if (text := given.get((row.id, seat)))
        ]
    return exported, orders


def _chat(db: Connection, player: str) -> list[dict[str, Any]]:
    """What the player wrote, seated or looking on, as a guest too."""
    lines = lines_of(db, (player, *guests_of(db, player)))
    return [{"table": table, "at": row.at, "text": getattr(row.entry, "text", "")} for table, row in lines]
