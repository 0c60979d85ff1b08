"""The tables of the database about people: accounts, devices, ways to sign in, blocks, reports, bans, operators.

Keys and one-time tokens are stored as hashes. A player without a row in `accounts` is a guest.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, String, Table, Text, false

from won.server.storage.metadata import metadata

# A player who wants to be remembered. `appearance` is what names share that look alike: unique among accounts.
accounts = Table(
    "accounts",
    metadata,
    Column("player_id", String, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("appearance", Text, nullable=False, unique=True),
    Column("made_at", BigInteger, nullable=False),
)

# The browsers and programs where an account is signed in, each with a key of its own.
devices = Table(
    "devices",
    metadata,
    Column("id", String, primary_key=True),
    Column("player_id", String, ForeignKey("accounts.player_id", ondelete="CASCADE"), nullable=False),
    Column("key_hash", String, nullable=False, unique=True),
    Column("name", Text, nullable=False),  # as its browser calls itself
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Index("devices_by_player", "player_id"),
)

# The guests whose seats and games became an account's; what they wrote as onlookers still names them.
former_guests = Table(
    "former_guests",
    metadata,
    Column("guest_id", String, primary_key=True),
    Column("player_id", String, ForeignKey("accounts.player_id", ondelete="CASCADE"), nullable=False),
    Index("former_guests_by_player", "player_id"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String, primary_key=True),  # of the credential, as base64url
    Column("player_id", String, ForeignKey("accounts.player_id", ondelete="CASCADE"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
    Index("passkeys_by_player", "player_id"),
)

# The address that signs an account in. It is kept once its owner has followed the link that was sent there.
emails = Table(
    "emails",
    metadata,
    Column("address", Text, primary_key=True),  # in small letters
    Column("player_id", String, ForeignKey("accounts.player_id", ondelete="CASCADE"), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("emails_by_player", "player_id"),
)

# Links in mails, codes for another device and challenges of passkeys: each works once, for a short time.
one_time_tokens = Table(
    "one_time_tokens",
    metadata,
    Column("token_hash", String, primary_key=True),
    Column("purpose", String, nullable=False),
    Column("player_id", String, nullable=False),  # empty where it is not yet known who it will be
    Column("about", Text, nullable=False),  # an e-mail address
    Column("made_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("one_time_tokens_by_time", "expires_at"),
    Index("one_time_tokens_by_player", "player_id"),
)

# Who wants nothing to do with whom, at tables made later.
blocks = Table(
    "blocks",
    metadata,
    Column("player_id", String, primary_key=True),
    Column("blocked_id", String, primary_key=True),
    Column("made_at", BigInteger, nullable=False),
    Index("blocks_by_blocked", "blocked_id"),
)

# Whose chat a player does not want to read at one table.
mutes = Table(
    "mutes",
    metadata,
    Column("player_id", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("muted_id", String, primary_key=True),
)

# What players report to the operators: a person, or one line of a chat, with a copy of the lines around it.
reports = Table(
    "reports",
    metadata,
    Column("id", String, primary_key=True),
    Column("made_at", BigInteger, nullable=False),
    Column("by_id", String, nullable=False),
    Column("player_id", String, nullable=False),
    Column("table_id", String, nullable=False),
    Column("sequence", Integer),  # of the line in the journal
    Column("text", Text, nullable=False),  # what the reporter says
    Column("context", Text, nullable=False),
    Column("closed_at", BigInteger),
    Column("club_id", String, nullable=False, server_default=""),
    Index("reports_by_time", "closed_at", "made_at"),
)

# `kind`: `player` or `address`. A ban that was lifted keeps its row until it would have ended.
bans = Table(
    "bans",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("subject", String, nullable=False),
    Column("reason", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("lifted", Boolean, nullable=False, server_default=false()),
    Index("bans_by_time", "until"),
)

operators = Table(
    "operators",
    metadata,
    Column("name", String, primary_key=True),
    Column("key_hash", String, nullable=False, unique=True),
    Column("made_at", BigInteger, nullable=False),
)

# What operators did. Each row carries the hash of the one before; triggers refuse to change or delete a row.
operator_log = Table(
    "operator_log",
    metadata,
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("operator", String, nullable=False),
    Column("action", String, nullable=False),
    Column("about", Text, nullable=False),  # JSON
    Column("hash", String, nullable=False),
)

# What operators want done to tables; the server that holds the table does it.
table_actions = Table(
    "table_actions",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("action", String, primary_key=True),  # close, hide, show
    Column("made_at", BigInteger, nullable=False),
)

# What somebody has used of a quota, as the time from which all of it is there again; `subject` is a hash.
quotas = Table(
    "quotas",
    metadata,
    Column("name", String, primary_key=True),
    Column("subject", String, primary_key=True),
    Column("full_at", BigInteger, nullable=False),
    Index("quotas_by_time", "full_at"),
)
