"""The tables of the database about who belongs together: friends, where they play now, invitations, clubs."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text, false

from won.server.storage.metadata import metadata

# `player_id` wants `other_id` as a friend; two are friends where each has such a row. `state`: wanted; declined, which
# whoever asked is not told; withdrawn, of a request that had been declined.
friends = Table(
    "friends",
    metadata,
    Column("player_id", String, primary_key=True),
    Column("other_id", String, primary_key=True),
    Column("state", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("friends_by_other", "other_id"),
)

# What somebody allows others. Who has no row allows both.
friend_settings = Table(
    "friend_settings",
    metadata,
    Column("player_id", String, primary_key=True),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # friends do not see where they play
    Column("closed", Boolean, nullable=False, server_default=false()),  # nobody may ask to be a friend
)

# Where people who have friends are connected now. Rows that are not renewed no longer count.
presence = Table(
    "presence",
    metadata,
    Column("player_id", String, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Index("presence_by_time", "seen_at"),
)

# Friends who are asked to a table that has not begun. `token`: what opens it where it is private.
table_invites = Table(
    "table_invites",
    metadata,
    Column("player_id", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("by_id", String, nullable=False),
    Column("token", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("dismissed", Boolean, nullable=False, server_default=false()),
    Index("table_invites_by_sender", "by_id"),
)

# `version` of the link by which others join: raising it makes the earlier links worthless.
clubs = Table(
    "clubs",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", Text, nullable=False),
    Column("founder", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("clubs_by_founder", "founder"),
)

club_members = Table(
    "club_members",
    metadata,
    Column("club_id", String, ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("player_id", String, primary_key=True),
    Column("joined_at", BigInteger, nullable=False),
    Index("club_members_by_player", "player_id"),
)
