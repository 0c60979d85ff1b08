"""Accounts with their devices and ways to sign in; blocks, reports, bans; operators and the log of what they did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from won.server.storage.append_only import protect
from won.tables.names import appearance

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    _name_appearances()
    _accounts()
    _against_abuse()
    _operators()
    protect(op.get_bind())


def _name_appearances() -> None:
    """What names look like, to find guests who carry the name of an account."""
    op.add_column("players", sa.Column("appearance", sa.Text(), nullable=False, server_default=""))
    op.create_index("players_by_appearance", "players", ["appearance"])
    players = sa.table("players", sa.column("id"), sa.column("name"), sa.column("appearance"))
    db = op.get_bind()
    rows = db.execute(sa.select(players.c.id, players.c.name)).all()
    change = sa.update(players).where(players.c.id == sa.bindparam("which")).values(appearance=sa.bindparam("shown"))
    if rows:
        db.execute(change, [{"which": row.id, "shown": appearance(row.name)} for row in rows])


def _accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("player_id", sa.String(), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("appearance", sa.Text(), nullable=False, unique=True),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("player_id", sa.String(), sa.ForeignKey("accounts.player_id", ondelete="CASCADE"), nullable=False),
        sa.Column("key_hash", sa.String(), nullable=False, unique=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("devices_by_player", "devices", ["player_id"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("player_id", sa.String(), sa.ForeignKey("accounts.player_id", ondelete="CASCADE"), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("used_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("passkeys_by_player", "passkeys", ["player_id"])
    op.create_table(
        "emails",
        sa.Column("address", sa.Text(), primary_key=True),
        sa.Column("player_id", sa.String(), sa.ForeignKey("accounts.player_id", ondelete="CASCADE"), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("emails_by_player", "emails", ["player_id"])
    op.create_table(
        "one_time_tokens",
        sa.Column("token_hash", sa.String(), primary_key=True),
        sa.Column("purpose", sa.String(), nullable=False),
        sa.Column("player_id", sa.String(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("one_time_tokens_by_time", "one_time_tokens", ["expires_at"])
    op.create_index("one_time_tokens_by_player", "one_time_tokens", ["player_id"])


def _against_abuse() -> None:
    op.create_table(
        "blocks",
        sa.Column("player_id", sa.String(), primary_key=True),
        sa.Column("blocked_id", sa.String(), primary_key=True),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked_id"])
    op.create_table(
        "mutes",
        sa.Column("player_id", sa.String(), primary_key=True),
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("muted_id", sa.String(), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("by_id", sa.String(), nullable=False),
        sa.Column("player_id", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("sequence", sa.Integer()),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("context", sa.Text(), nullable=False),
        sa.Column("closed_at", sa.BigInteger()),
    )
    op.create_index("reports_by_time", "reports", ["closed_at", "made_at"])
    op.create_table(
        "bans",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("subject", sa.String(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("lifted", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_index("bans_by_time", "bans", ["until"])


def _operators() -> None:
    op.create_table(
        "operators",
        sa.Column("name", sa.String(), primary_key=True),
        sa.Column("key_hash", sa.String(), nullable=False, unique=True),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "operator_log",
        sa.Column("sequence", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("operator", sa.String(), nullable=False),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("hash", sa.String(), nullable=False),
    )
    op.create_table(
        "table_actions",
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("action", sa.String(), primary_key=True),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
    )
