"""The tables of the database as the newest migration leaves them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    false,
)

import won.server.storage.event_schema
import won.server.storage.learning_schema
import won.server.storage.people_schema
import won.server.storage.social_schema  # noqa: F401 - their tables belong to the same metadata
from won.server.storage.metadata import metadata

HEAD: Final = "0014"  # the newest migration

# Single values: the server's secret.
settings = Table(
    "settings",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", Text, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", Text, nullable=False),
    Column("key_hash", String, nullable=False, unique=True),
    Column("made_at", BigInteger, nullable=False),
    Column("appearance", Text, nullable=False, server_default=""),  # what names share that look alike
    Index("players_by_appearance", "appearance"),
)

# One row a table. The columns after `sequence` come from the journal, so that lists and sweeps need not read it.
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("setup", Text, nullable=False),
    Column("game", String, nullable=False),
    Column("edition", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seed", String, nullable=False),
    Column("host", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("successor", String, nullable=False, server_default=""),
    Column("sequence", Integer, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("status", String, nullable=False),
    Column("due", BigInteger),
    Column("seats", Text, nullable=False),
    Column("to_move", Text, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("result", Text),
    Column("turns", Text, nullable=False, server_default="[]"),
    Column("settled", Boolean, nullable=False, server_default=false()),  # whether its result has been counted
    Column("owner", String, nullable=False, server_default=""),  # the process that has it; empty: none
    Column("epoch", Integer, nullable=False, server_default="0"),  # how often a process has taken it
    Column("club", String, nullable=False, server_default=""),  # that it was laid for
    Index("tables_by_settled", "settled", "status"),
    Index("tables_listed", "public", "status", "made_at", "id"),
    Index("tables_listed_by_game", "public", "status", "game", "made_at", "id"),
    Index("tables_by_host", "host", "status", "made_at", "id"),
    Index("tables_by_due", "due"),
    Index("tables_by_club", "club", "made_at", "id"),
)

# The processes that share the database. One whose time has passed is taken for dead.
processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("address", Text, nullable=False),  # at which the others reach it
    Column("alive_until", BigInteger, nullable=False),  # by the clock of the database
)

# The journals. The primary key decides between two that write the same sequence.
journal = Table(
    "journal",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Who has written in the chat of a table or asked for a seat there: to find what somebody wrote in few journals.
chat_authors = Table(
    "chat_authors",
    metadata,
    Column("player_id", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)

# Tables after some rows of their journals. They can be made anew from the journal, and are checked against it.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("version", String, nullable=False),  # of the program that made it
    Column("digest", String, nullable=False),  # of the rows up to it
    Column("steps", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("log", LargeBinary, nullable=False),
)

# The holders of seats, from `tables.seats`, to find the tables of a player; `closed`: the game has ended.
sittings = Table(
    "sittings",
    metadata,
    Column("player_id", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("made_at", BigInteger, nullable=False, server_default="0"),
    Column("closed", Boolean, nullable=False, server_default=false()),
    Index("sittings_by_table", "table_id"),
    Index("sittings_by_player", "player_id", "closed", "made_at", "table_id"),
    sqlite_with_rowid=False,
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("player_id", String, primary_key=True),
    Column("text", Text, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("orders", Text, nullable=False),
)

# Where a player is notified of a turn: of one table, or of all (an empty table_id).
channels = Table(
    "channels",
    metadata,
    Column("id", String, primary_key=True),
    Column("player_id", String, nullable=False),
    Column("table_id", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("address", Text, nullable=False),
    Column("language", String, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("events", Text, nullable=False, server_default="turn"),  # what about, with spaces between
    Column("pace", Integer, nullable=False, server_default="0"),  # hours between two messages, 0 for none
    Index("channels_by_player", "player_id"),
)

# Notifications to send and already sent; the key makes sure that each turn is notified once.
messages = Table(
    "messages",
    metadata,
    Column("channel_id", String, ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("state", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("next_at", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("problem", Text, nullable=False),
    Index("messages_by_time", "state", "next_at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player_id", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("edition", String, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

# The result of each person at a finished table, and the change of the rating at a rated one.
results = Table(
    "results",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("player_id", String, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("game", String, nullable=False),
    Column("edition", String, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer),
    Column("score", Integer),
    Column("conceded", Boolean, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("mu_before", Double),
    Column("sigma_before", Double),
    Column("mu", Double),
    Column("sigma", Double),
    Column("ladder_before", Double),  # the rating against the bots of the ladder, where the game changed it
    Column("ladder", Double),
    Index("results_by_player", "player_id", "finished_at"),
    Index("results_by_score", "player_id", "game", "edition", "score", "finished_at"),
)

# The review of a finished game, or how far it has come. It can be made anew from the journal.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the reviewer that made it
    Column("part", Double, nullable=False),  # that is done, 1 for all
    Column("changed_at", BigInteger, nullable=False),
    Column("accuracies", Text, nullable=False),  # by seat, once it is done
    Column("body", LargeBinary, nullable=False),
)
