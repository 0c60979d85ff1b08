"""Triggers by which the database itself refuses to change or delete rows of the operators' log."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, text

_TABLE: Final = "operator_log"
_CHANGES: Final = ("update", "delete")


def protect(db: Connection) -> None:
    """Rows of the log can be added and read from now on, nothing else."""
    if db.dialect.name == "postgresql":
        db.execute(
            text(
                "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS "
                "$$ BEGIN RAISE EXCEPTION 'the log of operators is append-only'; END $$"
            )
        )
        for change in (*_CHANGES, "truncate"):
            level = "STATEMENT" if change == "truncate" else "ROW"
            db.execute(
                text(
                    f"CREATE TRIGGER {_TABLE}_{change} BEFORE {change} ON {_TABLE} "
                    f"FOR EACH {level} EXECUTE FUNCTION refuse_change()"
                )
            )
        return
    for change in _CHANGES:
        db.execute(
            text(
                f"CREATE TRIGGER {_TABLE}_{change} BEFORE {change} ON {_TABLE} "
                "BEGIN SELECT RAISE(ABORT, 'the log of operators is append-only'); END"
            )
        )


def unprotect(db: Connection) -> None:
    """For a restore, which replaces the whole database."""
    on_table = f" ON {_TABLE}" if db.dialect.name == "postgresql" else ""
    changes = (*_CHANGES, "truncate") if on_table else _CHANGES
    for change in changes:
        db.execute(text(f"DROP TRIGGER IF EXISTS {_TABLE}_{change}{on_table}"))
