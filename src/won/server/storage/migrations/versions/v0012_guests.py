"""Which guests an account was before, and which tries at the daily table were begun by guests."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
_ACCOUNTS = sa.table("accounts", sa.column("player_id"))
_JOURNAL = sa.table("journal", sa.column("entry"))
_ENTRIES = sa.table("daily_entries", sa.column("player_id"), sa.column("guest", sa.Boolean()))


def upgrade() -> None:
    """Of earlier guests only those are known who had a seat at some table."""
    guests = op.create_table(
        "former_guests",
        sa.Column("guest_id", sa.String(), primary_key=True),
        sa.Column("player_id", sa.String(), sa.ForeignKey("accounts.player_id", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("former_guests_by_player", "former_guests", ["player_id"])
    op.add_column("daily_entries", sa.Column("guest", sa.Boolean(), nullable=False, server_default=sa.false()))
    db = op.get_bind()
    accounts = set(db.execute(sa.select(_ACCOUNTS.c.player_id)).scalars())
    db.execute(sa.update(_ENTRIES).where(_ENTRIES.c.player_id.not_in(sorted(accounts))).values(guest=True))
    merged = sa.select(_JOURNAL.c.entry).where(_JOURNAL.c.entry.like('{"kind":"merged"%'))
    pairs = {entry["player"]: entry["into"] for entry in map(json.loads, db.execute(merged).scalars())}
    known = [{"guest_id": guest, "player_id": into} for guest, into in pairs.items() if into in accounts]
    if known:
        db.execute(sa.insert(guests), known)
