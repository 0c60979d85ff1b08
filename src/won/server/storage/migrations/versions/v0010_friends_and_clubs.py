"""Friends, where they play now, invitations to tables, and clubs with their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    _friends()
    _clubs()


def _friends() -> None:
    op.create_table(
        "friends",
        sa.Column("player_id", sa.String(), primary_key=True),
        sa.Column("other_id", sa.String(), primary_key=True),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("friends_by_other", "friends", ["other_id"])
    op.create_table(
        "friend_settings",
        sa.Column("player_id", sa.String(), primary_key=True),
        sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "presence",
        sa.Column("player_id", sa.String(), primary_key=True),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("presence_by_time", "presence", ["seen_at"])
    op.create_table(
        "table_invites",
        sa.Column("player_id", sa.String(), primary_key=True),
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("by_id", sa.String(), nullable=False),
        sa.Column("token", sa.String(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("dismissed", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_index("table_invites_by_sender", "table_invites", ["by_id"])


def _clubs() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("founder", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("clubs_by_founder", "clubs", ["founder"])
    op.create_table(
        "club_members",
        sa.Column("club_id", sa.String(), sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("player_id", sa.String(), primary_key=True),
        sa.Column("joined_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("club_members_by_player", "club_members", ["player_id"])
    op.add_column("tables", sa.Column("club", sa.String(), nullable=False, server_default=""))
    op.create_index("tables_by_club", "tables", ["club", "made_at", "id"])
    op.add_column("tournaments", sa.Column("club", sa.String(), nullable=False, server_default=""))
    op.create_index("tournaments_by_club", "tournaments", ["club", "status"])
    op.add_column("reports", sa.Column("club_id", sa.String(), nullable=False, server_default=""))
