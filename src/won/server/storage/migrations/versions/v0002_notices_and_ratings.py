"""Whose turn it is since when; notifications and their queue; results and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("turns", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("settled", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("tables_by_settled", "tables", ["settled", "status"])
    op.create_table(
        "channels",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("player_id", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("channels_by_player", "channels", ["player_id"])
    op.create_table(
        "messages",
        sa.Column("channel_id", sa.String(), sa.ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("turn", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("next_at", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("problem", sa.Text(), nullable=False),
    )
    op.create_index("messages_by_time", "messages", ["state", "next_at"])
    op.create_table(
        "ratings",
        sa.Column("player_id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), primary_key=True),
        sa.Column("edition", sa.String(), primary_key=True),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player_id", sa.String(), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("edition", sa.String(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer()),
        sa.Column("score", sa.Integer()),
        sa.Column("conceded", sa.Boolean(), nullable=False),
        sa.Column("finished_at", sa.BigInteger(), nullable=False),
        sa.Column("mu_before", sa.Double()),
        sa.Column("sigma_before", sa.Double()),
        sa.Column("mu", sa.Double()),
        sa.Column("sigma", sa.Double()),
    )
    op.create_index("results_by_player", "results", ["player_id", "finished_at"])
