"""Statements that are put together once for each kind of database.

SQLAlchemy puts a statement together anew whenever it is carried out; for the few that store each action that costs as
much as all the rest of the transaction.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ClauseElement, Connection, CursorResult
from sqlalchemy.sql.compiler import SQLCompiler


class Prepared:
    """A statement whose values go to the driver as they are: strings, numbers and none."""

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement
        self._by_dialect: dict[str, tuple[str, Sequence[str]]] = {}  # the text, and the names of its values in order

    def run(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> CursorResult[Any]:
        """Carry it out with the values of each row."""
        text, names = self._by_dialect.get(connection.dialect.name) or self._put_together(connection)
        return connection.exec_driver_sql(text, [tuple([row[name] for name in names]) for row in rows])

    def _put_together(self, connection: Connection) -> tuple[str, Sequence[str]]:
        compiled = self._statement.compile(dialect=connection.dialect)
        assert isinstance(compiled, SQLCompiler)
        assert compiled.positiontup is not None
        made = self._by_dialect[connection.dialect.name] = (compiled.string, compiled.positiontup)
        return made
