"""What names look like, by a longer list of letters that look alike."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from won.tables.names import appearance

revision = "0011"
down_revision = "0010"
_PLAYERS = sa.table("players", sa.column("id"), sa.column("name"), sa.column("appearance"))
_ACCOUNTS = sa.table("accounts", sa.column("player_id"), sa.column("appearance"))


def upgrade() -> None:
    """An account that would look like another only now keeps what it had."""
    db = op.get_bind()
    taken = set(db.execute(sa.select(_ACCOUNTS.c.appearance)).scalars())
    accounts = set(db.execute(sa.select(_ACCOUNTS.c.player_id)).scalars())
    for row in db.execute(sa.select(_PLAYERS).order_by(_PLAYERS.c.id)).all():
        shown = appearance(row.name)
        if shown == row.appearance:
            continue
        db.execute(sa.update(_PLAYERS).where(_PLAYERS.c.id == row.id).values(appearance=shown))
        if row.id in accounts and shown not in taken:
            taken.add(shown)
            db.execute(sa.update(_ACCOUNTS).where(_ACCOUNTS.c.player_id == row.id).values(appearance=shown))
