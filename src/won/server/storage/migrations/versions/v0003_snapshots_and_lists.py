"""Snapshots of long journals; lists of tables by index, however many have finished."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sequence", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("version", sa.String(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("log", sa.LargeBinary(), nullable=False),
    )
    op.add_column("sittings", sa.Column("made_at", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("sittings", sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute("UPDATE sittings SET made_at = (SELECT made_at FROM tables WHERE tables.id = sittings.table_id)")
    finished = "(SELECT id FROM tables WHERE status IN ('over', 'ended'))"
    op.execute(sa.text(f"UPDATE sittings SET closed = :yes WHERE table_id IN {finished}").bindparams(yes=True))
    op.create_index("sittings_by_player", "sittings", ["player_id", "closed", "made_at", "table_id"])
    op.create_index("tables_listed", "tables", ["public", "status", "made_at", "id"])
    op.create_index("tables_listed_by_game", "tables", ["public", "status", "game", "made_at", "id"])
    op.create_index("tables_by_host", "tables", ["host", "status", "made_at", "id"])
    op.drop_index("tables_by_status", "tables")
