"""Who has written at which table, and results by score: nobody reads the whole journal, or all games, for them."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
_JOURNAL = sa.table("journal", sa.column("table_id"), sa.column("entry"))
_PART = 1000  # rows inserted at once


def upgrade() -> None:
    authors = op.create_table(
        "chat_authors",
        sa.Column("player_id", sa.String(), primary_key=True),
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("results_by_score", "results", ["player_id", "game", "edition", "score", "finished_at"])
    db = op.get_bind()
    kinds = [_JOURNAL.c.entry.like(f'{{"kind":"{kind}"%') for kind in ("said", "asked")]
    written = db.execute(sa.select(_JOURNAL.c.table_id, _JOURNAL.c.entry).where(sa.or_(*kinds)))
    known = sorted({(json.loads(row.entry).get("by", ""), row.table_id) for row in written})
    rows = [{"player_id": player, "table_id": table} for player, table in known if player]
    for start in range(0, len(rows), _PART):
        db.execute(sa.insert(authors), rows[start : start + _PART])
