"""How much somebody may still ask for, where all processes count together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "quotas",
        sa.Column("name", sa.String(), primary_key=True),
        sa.Column("subject", sa.String(), primary_key=True),
        sa.Column("full_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("quotas_by_time", "quotas", ["full_at"])
