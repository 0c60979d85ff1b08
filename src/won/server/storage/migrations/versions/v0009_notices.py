"""What a player is notified of by each channel, and how often at most."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("channels", sa.Column("events", sa.Text(), nullable=False, server_default="turn"))
    op.add_column("channels", sa.Column("pace", sa.Integer(), nullable=False, server_default="0"))
