"""Quick pairing, the daily table, tournaments, and a ladder of bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    _pairing()
    _daily()
    _tournaments()
    _ladder()


def _pairing() -> None:
    op.create_table(
        "planned_tables",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("chairs", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "seeks",
        sa.Column("player_id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("near", sa.Boolean(), nullable=False),
        sa.Column("patience", sa.Integer(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("gone_at", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False, server_default=""),
    )
    op.create_index("seeks_by_pool", "seeks", ["game", "players", "pace", "table_id"])


def _daily() -> None:
    op.create_table(
        "daily_entries",
        sa.Column("day", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), primary_key=True),
        sa.Column("player_id", sa.String(), primary_key=True),
        sa.Column("table_id", sa.String(), nullable=False, unique=True),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("finished_at", sa.BigInteger()),
        sa.Column("score", sa.Integer()),
        sa.Column("place", sa.Integer()),
    )
    op.create_index("daily_entries_by_score", "daily_entries", ["day", "game", "state", "score"])


def _tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("host", sa.String(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("format", sa.String(), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("tournaments_by_status", "tournaments", ["listed", "status", "made_at"])
    op.create_index("tournaments_by_host", "tournaments", ["host", "status"])
    op.create_table(
        "tournament_entrants",
        sa.Column("tournament_id", sa.String(), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("player_id", sa.String(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("bot", sa.String(), nullable=False),
        sa.Column("withdrawn", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_index("tournament_entrants_by_player", "tournament_entrants", ["player_id"])
    op.create_table(
        "tournament_tables",
        sa.Column("tournament_id", sa.String(), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("entrants", sa.Text(), nullable=False),
        sa.Column("places", sa.Text()),
        sa.UniqueConstraint("table_id"),
    )


def _ladder() -> None:
    op.create_table(
        "ladder",
        sa.Column("player_id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), primary_key=True),
        sa.Column("edition", sa.String(), primary_key=True),
        sa.Column("rating", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
    )
    op.add_column("results", sa.Column("ladder_before", sa.Double()))
    op.add_column("results", sa.Column("ladder", sa.Double()))
