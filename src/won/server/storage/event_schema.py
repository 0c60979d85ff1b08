"""The tables of the database about what brings players together and back: pairing, daily table, tournaments, ladder."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from won.server.storage.metadata import metadata

# Tables that were decided on in a transaction, with their seats. A server opens them and then deletes the row.
planned_tables = Table(
    "planned_tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("setup", Text, nullable=False),
    Column("chairs", Text, nullable=False),
    Column("seed", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

# Players who wait to be paired. `table_id`: where they were seated.
seeks = Table(
    "seeks",
    metadata,
    Column("player_id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", String, nullable=False),
    Column("near", Boolean, nullable=False),  # only players of about the same strength
    Column("patience", Integer, nullable=False),  # seconds until bots fill the table, 0 for never
    Column("rating", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("gone_at", BigInteger, nullable=False),  # when the player counts as gone unless heard of before
    Column("table_id", String, nullable=False, server_default=""),
    Index("seeks_by_pool", "game", "players", "pace", "table_id"),
)

# The first try of each player at the daily table of each game. `state`: playing, counted, late, helped, ended.
daily_entries = Table(
    "daily_entries",
    metadata,
    Column("day", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("player_id", String, primary_key=True),
    Column("table_id", String, nullable=False, unique=True),
    Column("made_at", BigInteger, nullable=False),
    Column("state", String, nullable=False),
    Column("finished_at", BigInteger),
    Column("score", Integer),
    Column("place", Integer),
    Column("guest", Boolean, nullable=False, server_default=false()),  # begun without an account, whoever has it now
    Index("daily_entries_by_score", "day", "game", "state", "score"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String, primary_key=True),
    Column("host", String, nullable=False),
    Column("name", Text, nullable=False),
    Column("format", String, nullable=False),  # swiss, knockout
    Column("setup", Text, nullable=False),  # of each table
    Column("rounds", Integer, nullable=False),  # to be played; of a knock-out as many as it takes
    Column("bot", String, nullable=False),  # the level that fills tables
    Column("listed", Boolean, nullable=False),
    Column("status", String, nullable=False),  # open, playing, over, cancelled
    Column("round", Integer, nullable=False),  # the present one, from 1
    Column("made_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("club", String, nullable=False, server_default=""),  # whose members alone may enter
    Index("tournaments_by_club", "club", "status"),
    Index("tournaments_by_status", "listed", "status", "made_at"),
    Index("tournaments_by_host", "host", "status"),
)

# People and bots of a tournament. `number` stays the same in all its rounds.
tournament_entrants = Table(
    "tournament_entrants",
    metadata,
    Column("tournament_id", String, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player_id", String, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", String, nullable=False),
    Column("withdrawn", Boolean, nullable=False, server_default=false()),
    Index("tournament_entrants_by_player", "player_id"),
)

# The tables of each round: the entrants by seat, and their places once it is over.
tournament_tables = Table(
    "tournament_tables",
    metadata,
    Column("tournament_id", String, ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String, nullable=False),
    Column("entrants", Text, nullable=False),
    Column("places", Text),
    UniqueConstraint("table_id"),
)

# Ratings of people against the bots of the ladder, apart from those against people.
ladder = Table(
    "ladder",
    metadata,
    Column("player_id", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("edition", String, primary_key=True),
    Column("rating", Double, nullable=False),
    Column("games", Integer, nullable=False),
)
