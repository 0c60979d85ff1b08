"""Which process has which table, where several share the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("alive_until", sa.BigInteger(), nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.String(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("epoch", sa.Integer(), nullable=False, server_default="0"))
