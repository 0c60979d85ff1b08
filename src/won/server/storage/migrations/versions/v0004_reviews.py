"""Reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("part", sa.Double(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.Column("accuracies", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
    )
